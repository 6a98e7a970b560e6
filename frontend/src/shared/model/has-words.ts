/**
 * Returns true if a text has all words of a search, whatever their case, accents and signs. A
 * number begins a word, so that "cancha 3" does not find "Cancha 13".
 */
export function hasWords(text: string, search: string): boolean {
  const all = ` ${plain(text)}`;
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(/^\d/.test(word) ? ` ${word}` : word));
}

/** Letters with a stroke, and joined ones, have no accent that could be taken off. */
const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** The form in which the server compares texts too: its function `search_text`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’‘ʼ´`]/gu, '')
    .replaceAll(/[-‐–]/g, ' ')
    .toLowerCase()
    .replaceAll(/[łøđðıßæœ]/g, (letter) => letters[letter] ?? letter);
