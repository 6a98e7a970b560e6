/**
 * A word of a person's name: letters, an apostrophe, a hyphen, and a dot at its end. People type
 * all kinds of things into a name. A digit is one of a phone number, and a dot inside a word is one
 * of an address.
 */
export const NAME_WORD = /^[\p{L}\p{M}'’-]+\.?$/u;
