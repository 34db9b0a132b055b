/** A real server on a free port, with a data folder of its own. */

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const WEB = resolve(import.meta.dirname, '../..');
const DIST = join(WEB, 'dist');
const PROGRAM = process.env['PANTHEON_PROGRAM'] ?? join(WEB, '../target/debug/pantheon');

/** Everybody comes from one address here and asks a lot. */
const RATES = [
  'limits.address',
  'limits.files',
  'limits.account',
  'limits.guests',
  'limits.new_tables',
  'limits.costly',
  'limits.sign_in_address',
  'limits.sign_in_login',
  'socket.rate',
  'socket.account_rate',
  'socket.frame_rate',
];

export interface Server {
  /** Where it is: `http://127.0.0.1:…`. */
  address: string;
  /** Kills it, as if the line were cut. What it keeps stays. */
  stop(): Promise<void>;
  /** Starts it again where it was, after a stop, with other settings if any are named. */
  again(...settings: string[]): Promise<void>;
  /** Stops it and removes what it keeps. */
  end(): Promise<void>;
}

/** Starts a server, with these settings besides those of all tests. Whoever starts one ends it. */
export async function startServer(...settings: string[]): Promise<Server> {
  for (const [what, path] of [
    ['The client', join(DIST, 'index.html')],
    ['The server', PROGRAM],
  ] as const) {
    if (!existsSync(path)) throw new Error(`${what} isn't built: \`cargo xtask e2e\` builds it and runs these tests.`);
  }
  const data = await mkdtemp(join(tmpdir(), 'pantheon-e2e-'));
  let { child, address } = await start(data, '127.0.0.1:0', settings);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  };
  return {
    address,
    stop,
    again: async (...others) => {
      ({ child, address } = await start(data, new URL(address).host, others.length > 0 ? others : settings));
    },
    end: async () => {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function start(data: string, listen: string, more: readonly string[]): Promise<{ child: ChildProcess; address: string }> {
  const settings = RATES.flatMap((rate) => [`${rate}.per_minute=100000000`, `${rate}.burst=1000000`]);
  settings.push('log.level=warn', `web=${DIST}`, 'tables.each=1000000', 'socket.per_address=1000000', ...more);
  const args = ['serve', '--listen', listen, '--data', data, ...settings.flatMap((one) => ['--set', one])];
  const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) {
      child.stdout.resume();
      return { child, address };
    }
  }
  throw new Error(`${PROGRAM} doesn't say where it listens.`);
}
