/** The longest name that the server accepts. */
export const longestInviterName = 40;

const nameWord = /^[\p{L}\p{M}'’-]+\.?$/u;

/** Returns true for a name that the server accepts, and for none at all. */
export function isInviterName(typed: string): boolean {
  const name = typed.trim();
  return name === '' || (Array.from(name).length <= longestInviterName && name.split(/ +/).every(isWord));
}

/** Returns the first name of a full name to begin with; empty for a text that is none here. */
export function firstNameOf(name: string | null | undefined): string {
  const [first = ''] = (name ?? '').trim().split(/ +/);
  return isInviterName(first) ? first : '';
}

function isWord(word: string): boolean {
  return nameWord.test(word);
}
