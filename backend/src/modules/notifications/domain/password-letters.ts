import type { Letter } from './letter.js';
import { momentInLetter } from './moment-in-letter.js';

/** The facts for a person who has forgotten the password of the work area. */
export interface ForgottenPasswordFacts {
  readonly expiresAt: Date;
  readonly timeZone: string;
  readonly url: string;
}

/** Returns the letter with the link to choose another password. */
export function forgottenPasswordLetter({ expiresAt, timeZone, url }: ForgottenPasswordFacts): Letter {
  return {
    subject: 'Elige una contraseña nueva para Saque',
    title: 'Elige una contraseña nueva',
    why: 'Te escribimos porque alguien dijo que olvidó la contraseña con la que entras al panel de Saque.',
    paragraphs: [
      'Abre el enlace y elige otra. Sirve una sola vez. Tu segundo paso sigue siendo el mismo, y te lo pediremos después.',
      '¿No lo pediste? No hagas nada: tu contraseña sigue igual, y el enlace caduca solo. No se lo reenvíes a nadie.',
    ],
    facts: [['Sirve hasta', momentInLetter(expiresAt, timeZone)]],
    action: { label: 'Elegir contraseña', url },
  };
}

/** The facts for a person whose password has changed. */
export interface ChangedPasswordFacts {
  readonly at: Date;
  readonly timeZone: string;
  /** The page where one asks for another password. */
  readonly url: string;
}

/** Returns the letter about a password that has changed. Its reader may not have changed it. */
export function changedPasswordLetter({ at, timeZone, url }: ChangedPasswordFacts): Letter {
  return {
    subject: 'Tu contraseña de Saque cambió',
    title: 'Tu contraseña cambió',
    why: 'Te escribimos porque con este correo entras al panel de Saque.',
    paragraphs: [
      'Se cambió la contraseña con la que entras al panel, y se cerraron tus demás sesiones.',
      'Si fuiste tú, no tienes que hacer nada.',
      '¿No fuiste tú? Elige otra ahora mismo y avisa a quien dirige el complejo.',
    ],
    facts: [['Cuándo', momentInLetter(at, timeZone)]],
    action: { label: 'Elegir otra contraseña', url },
  };
}
