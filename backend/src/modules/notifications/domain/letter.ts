/** The content of a letter, in Spanish. The frame greets the reader and signs. */
export interface Letter {
  readonly subject: string;
  readonly title: string;
  /** Why the reader gets the letter, if it is neither about a booking nor a code. */
  readonly why?: string;
  readonly paragraphs: readonly string[];
  /** A code to type, shown large. */
  readonly code?: string;
  /** Facts in two columns, such as "Cancha" and "2 · Central". */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly action?: { readonly label: string; readonly url: string };
}

/** The parts around the content of every letter. */
export interface LetterFrame {
  readonly greeting: string;
  /** Why the reader gets this letter. */
  readonly why: string;
  /** Where the owner of an unconfirmed address says whether it is theirs, or null. */
  readonly decideAt: string | null;
  /** Where the reader turns reminders off, or null if the letter is not about a booking. */
  readonly remindersAt: string | null;
}

export const SIGNATURE = 'El equipo de Saque';
export const DECISION = {
  question: 'Confirma que este correo es tuyo y recibirás todos los avisos:',
  isMine: 'Sí, es mío',
  notMe: 'No fui yo',
};
export const NO_REMINDERS = 'No recibir más recordatorios';

const WHY = {
  booking: 'Te escribimos porque con este correo se reservó o se pagó una cancha en Saque.',
  code: 'Te escribimos porque alguien pidió en Saque un código para este correo.',
};

/** Letters, with the signs of names between them. An address or a figure is no name. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*$/u;

/**
 * Returns the first name, or null if it does not look like one. A stranger can give a name to an
 * address, so a letter shows neither a message nor a link in its place.
 */
export function nameToShow(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s/u);
  return first.length <= 30 && NAME.test(first) ? first : null;
}

/** Returns the frame for a reader. Only letters about a booking offer to turn reminders off. */
export function frameFor(
  name: string | null,
  { decideAt, remindersAt, why }: Pick<LetterFrame, 'decideAt' | 'remindersAt'> & Pick<Letter, 'why'>,
): LetterFrame {
  const shown = nameToShow(name);
  const greeting = shown === null ? 'Hola:' : `Hola, ${shown}:`;
  return { greeting, why: why ?? (remindersAt === null ? WHY.code : WHY.booking), decideAt, remindersAt };
}

/** Returns the letter as plain text. */
export function asText(letter: Letter, { greeting, why, decideAt, remindersAt }: LetterFrame): string {
  const { title, paragraphs, code, facts, action } = letter;
  const footer = [
    ...(decideAt === null
      ? []
      : [`${DECISION.question}\n${DECISION.isMine} / ${DECISION.notMe}: ${decideAt}`]),
    ...(remindersAt === null ? [] : [`${NO_REMINDERS}: ${remindersAt}`]),
  ];
  return [
    greeting,
    title,
    ...(code === undefined ? [] : [code]),
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    SIGNATURE,
    [`--\n${why}`, ...footer].join('\n\n'),
  ].join('\n\n');
}
