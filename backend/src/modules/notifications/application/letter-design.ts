import type { Letter, LetterFrame } from '../domain/letter.js';

/** Draws letters as HTML that mail programs can show. */
export abstract class LetterDesign {
  abstract draw(letter: Letter, frame: LetterFrame): Promise<string>;
}
