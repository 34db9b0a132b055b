/** The door: a server that lets in only those who have an account, and what is said of accounts. */

import { expect, test } from 'vitest';

import { accessible, forgive, go, page, screenshot, startServer, type Page, type Wish } from './help';
import { ANY, nameOf } from './help/titles';

const WORDS = {
  en: {
    closed: 'This server is closed to strangers.',
    login: 'Name to sign in with',
    password: 'Password',
    signIn: 'Sign in',
    lost: 'a lost password can’t be recovered',
    make: 'Make the account',
  },
  'pt-BR': {
    closed: 'Este servidor é fechado a desconhecidos.',
    login: 'Nome de usuário',
    password: 'Senha',
    signIn: 'Entrar',
    lost: 'uma senha perdida não pode ser recuperada',
    make: 'Criar a conta',
  },
} as const;
const LOOKS: readonly Required<Pick<Wish, 'size' | 'language'>>[] = [
  { size: 'desk', language: 'en' },
  { size: 'phone', language: 'pt-BR' },
];

/** Makes an account on the settings page. */
async function makeAccount(on: Page, login: string): Promise<void> {
  await go(on, '/settings');
  const make = on.getByRole('region', { name: 'Make an account' });
  await make.getByLabel('Name to sign in with').fill(login);
  await make.getByLabel('Password').fill('correct horse');
  await make.getByRole('button', { name: 'Make the account' }).click();
  await on.getByText('The account is made.').waitFor();
}

test('a server that is closed to strangers says so everywhere, and lets in who has an account', async () => {
  const server = await startServer();
  try {
    const ana = await page({ server: server.address });
    forgive(ana, /ERR_CONNECTION_REFUSED|WebSocket/);
    await makeAccount(ana, 'ana.door');
    await go(ana, `/new/${ANY}?where=online`);
    await ana.getByRole('radio', { name: /^Those who have the link/ }).click();
    await ana.getByRole('button', { name: 'Make the table' }).click();
    await ana.waitForURL(/[?&]key=./);
    const table = ana.url();
    await server.stop();
    await server.again('guests=false');

    for (const look of LOOKS) {
      const words = WORDS[look.language];
      const eva = await page({ server: server.address, ...look });
      // The server ends before her page does.
      forgive(eva, /ERR_CONNECTION_RE(?:FUSED|SET)|WebSocket/);
      for (const [name, path] of [
        ['lobby', '/lobby'],
        ['settings', '/settings'],
        ['table', table],
      ] as const) {
        await go(eva, path);
        const heading = eva.getByRole('heading', { name: words.closed });
        await heading.waitFor();
        expect(await eva.getByText(/can’t be reached|falar com o servidor/).count(), name).toBe(0);
        await accessible(eva);
        await heading.scrollIntoViewIfNeeded();
        await screenshot(eva, `closed-${name}-${look.size}`);
      }
      // The table that she was invited to opens as soon as she has signed in.
      await eva.getByLabel(words.login).fill('ana.door');
      await eva.getByLabel(words.password).fill('wrong horse');
      await eva.getByRole('button', { name: words.signIn }).click();
      await eva.getByRole('alert').waitFor();
      await eva.getByLabel(words.password).fill('correct horse');
      await eva.getByRole('button', { name: words.signIn }).click();
      await eva.getByRole('heading', { name: `${nameOf(ANY)}: ` }).waitFor();
    }
  } finally {
    await server.end();
  }
}, 300_000);

test('whoever makes an account, or has one, reads that a lost password is lost', async () => {
  for (const { size, language } of LOOKS) {
    const words = WORDS[language];
    const ana = await page({ size, language });
    await go(ana, '/settings');
    const said = ana.getByText(words.lost);
    await said.waitFor();
    await said.scrollIntoViewIfNeeded();
    await screenshot(ana, `account-make-${size}`);
    await ana.getByLabel(words.login).first().fill(`ana.${size}`);
    await ana.getByLabel(words.password).first().fill('correct horse');
    await ana.getByRole('button', { name: words.make }).click();
    await ana.getByRole('button', { name: words.make }).waitFor({ state: 'detached' });
    await said.waitFor();
    await accessible(ana);
    await screenshot(ana, `account-${size}`);
  }
});
