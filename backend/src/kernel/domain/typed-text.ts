/** Characters that a reader does not see, as copied texts contain them. They separate no words. */
const INVISIBLE = /[\u00AD\u180E\u200B\u2060\uFEFF]/g;

/** Returns a text that a person typed or pasted, without invisible characters and outer spaces. */
export function typedText(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}

/** Returns a code that a person typed or pasted, without invisible signs, spaces and dashes. */
export function typedCode(text: string): string {
  return typedText(text).replace(/[\s\p{Pd}]/gu, '');
}
