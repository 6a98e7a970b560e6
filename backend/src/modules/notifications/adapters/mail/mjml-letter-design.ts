import { Injectable } from '@nestjs/common';
import { LetterDesign } from '../../application/letter-design.js';
import { DECISION, type Letter, type LetterFrame, NO_REMINDERS, SIGNATURE } from '../../domain/letter.js';

type Fill = (letter: Letter, frame: LetterFrame) => string;

/**
 * Implements {@link LetterDesign} with the design that MJML has compiled when it was last changed.
 * The first letter of the process prepares it, so a start without letters costs nothing.
 */
@Injectable()
export class MjmlLetterDesign extends LetterDesign {
  private design: Promise<Fill> | null = null;

  override async draw(letter: Letter, frame: LetterFrame): Promise<string> {
    return (await (this.design ??= prepare()))(letter, frame);
  }
}

/** Every value is escaped where the design shows it. */
async function prepare(): Promise<Fill> {
  const [{ Eta }, { HOUSE_DESIGN }] = await Promise.all([import('eta'), import('./house-design.js')]);
  const eta = new Eta({ tags: ['{{', '}}'], autoTrim: false });
  const template = eta.compile(HOUSE_DESIGN);
  const constants = { signature: SIGNATURE, decision: DECISION, noReminders: NO_REMINDERS };
  return (letter, frame) =>
    eta.render(template, { letter, frame, preview: letter.paragraphs[0] ?? letter.title, ...constants });
}
