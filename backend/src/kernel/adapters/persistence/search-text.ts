/** SQL: a text in small letters without the accents of Spanish, so that "padel" finds "Pádel". @param text an expression */
export const plain = (text: string): string => `translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`;

/** The pattern with which `like` finds this text anywhere, however its accents were typed; what is special to `like` means itself. */
export const anywhere = (text: string): string => `%${text.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`;
