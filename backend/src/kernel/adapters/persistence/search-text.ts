/**
 * SQL: lower-cases a text and removes the accents of Spanish, so that "padel" finds "Pádel".
 * @param text a SQL expression
 */
export const plain = (text: string): string => `translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`;

/**
 * Returns the `like` pattern that finds this text anywhere. Composes accents that were typed as
 * separate characters, and escapes the characters that are special to `like`.
 */
export const anywhere = (text: string): string => `%${text.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`;
