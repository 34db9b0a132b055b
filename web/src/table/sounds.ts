/** Small sounds, made as they are needed. Off unless somebody wants them. */

import { settings } from '../settings.svelte';

export type Sound = 'turn' | 'piece' | 'refusal' | 'end';

/** Notes: pitch in hertz, when and how long in seconds, how loud. */
type Note = [pitch: number, at: number, length: number, loud: number];

const NOTES: Record<Sound, readonly Note[]> = {
  turn: [
    [523, 0, 0.12, 0.12],
    [784, 0.1, 0.2, 0.12],
  ],
  piece: [[220, 0, 0.05, 0.08]],
  refusal: [[147, 0, 0.16, 0.1]],
  end: [
    [392, 0, 0.2, 0.12],
    [523, 0.18, 0.2, 0.12],
    [659, 0.36, 0.4, 0.12],
  ],
};

let player: AudioContext | null = null;

export function sound(what: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  player ??= new AudioContext();
  for (const [pitch, at, length, loud] of NOTES[what]) {
    const begin = player.currentTime + at;
    const tone = player.createOscillator();
    const volume = player.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loud, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(volume).connect(player.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
