import { Injectable } from '@nestjs/common';
import { asText, frameFor } from '../domain/letter.js';
import { type LetterSample, letterSamples } from '../domain/letter-samples.js';
import { LetterDesign } from './letter-design.js';
import { LetterSettings } from './letter-settings.js';
import type { Mail } from './mail-sender.js';

/** Returns a mail of each kind with invented facts, to look at the design. It sends nothing. */
@Injectable()
export class SampleMails {
  constructor(
    private readonly design: LetterDesign,
    private readonly settings: LetterSettings,
  ) {}

  async all(): Promise<Mail[]> {
    return Promise.all(letterSamples(this.settings).map((sample) => this.mailOf(sample)));
  }

  private async mailOf({ name, letter, isAboutBooking }: LetterSample): Promise<Mail> {
    const url = `${this.settings.publicUrl}/correo/muestra`;
    const remindersAt = isAboutBooking ? url : null;
    // A letter that says why is for the owner of a confirmed address.
    const decideAt = letter.why === undefined ? url : null;
    const frame = frameFor('Marta', { decideAt, remindersAt, why: letter.why });
    const html = await this.design.draw(letter, frame);
    const text = asText(letter, frame);
    return { key: `muestra:${name}`, to: 'marta@example.org', subject: letter.subject, text, html };
  }
}
