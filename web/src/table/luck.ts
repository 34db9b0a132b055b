/** What a player adds to the luck of a game. */

/** So many random bytes are in it, whatever the word is: enough that nobody can try them all. */
const BYTES = 16;
/** The longest word that is taken, in characters. With the random part it stays far below what a table takes. */
export const LONGEST_WORD = 40;

/** A player's share in the luck: a word of their own, if they have one, and what this browser drew at random. */
export function ownLuck(word = ''): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const drawn = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const said = [...word.replace(/\p{Cc}/gu, ' ').trim()].slice(0, LONGEST_WORD).join('');
  return said === '' ? drawn : `${said} ${drawn}`;
}
