/** Returns true if a text has all words of a search, whatever their case and accents. */
export function hasWords(text: string, search: string): boolean {
  const all = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
