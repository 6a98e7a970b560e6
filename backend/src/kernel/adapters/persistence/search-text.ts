/**
 * SQL: a text as search compares it: in small letters, without accents and apostrophes, and with a
 * space for each hyphen. So "joao" finds "João", and "oneill" finds "O’Neill".
 * @param text a SQL expression
 */
export const plain = (text: string): string => `search_text(${text})`;

/** SQL: true if a text contains the typed one. Both are SQL expressions. */
export const hasPhrase = (text: string, typed: string): string =>
  `${plain(text)} like '%' || nullif(trim(${plain(typed)}), '') || '%'`;

/**
 * SQL: true if a text contains every typed word, in any order. An index on `plain(text)` finds the
 * longest word. Both are SQL expressions.
 */
export const hasWords = (text: string, typed: string): string => containsWords(plain(text), typed);

/** SQL: the same for words that are stored in the form of {@link plain}, with an index on them. */
export const containsWords = (words: string, typed: string): string => {
  const patterns = `select '%' || word || '%' from regexp_split_to_table(${plain(typed)}, '\\s+') word where word <> ''`;
  return `(${words} like (${patterns} order by length(word) desc limit 1)
           and ${words} like all (${patterns}))`;
};

/**
 * Returns a typed text as these conditions take it: its accents are composed, and the characters
 * are escaped that are special to `like`.
 */
export const typedText = (text: string): string => text.normalize('NFC').replace(/[\\%_]/g, '\\$&');

/**
 * Returns the pattern of a phone as people write it, or null for any other text: `099 123-4567`
 * finds `+593991234567`, because the digits after a leading zero are the same.
 * @param fewest how many digits are needed
 */
export function phonePattern(text: string, fewest = 3): string | null {
  if (!/^[\d\s()+./-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < fewest ? null : `%${digits}%`;
}
