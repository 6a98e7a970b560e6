import { NAME_WORD } from '../../../kernel/domain/name-word.js';
import { placeName } from './place-name.js';

/**
 * Returns the name under which the organiser invites everyone who has the link, or null for a text
 * that is no name. An address or a number would turn the invitation into the message of a stranger.
 */
export function inviterName(text: string): string | null {
  const name = placeName(text);
  return name?.split(/\s/u).every((word) => NAME_WORD.test(word)) ? name : null;
}
