import type { Letter } from './letter.js';
import { momentInLetter } from './moment-in-letter.js';

/** The facts about a new passkey, for the owner of the account. */
export interface PasskeyAddedFacts {
  readonly at: Date;
  readonly timeZone: string;
  /** The page of the account. */
  readonly url: string;
}

/**
 * Returns the letter to the owner of an account with a new passkey. It does not contain the name of
 * the passkey, because the person who added it, maybe a stranger, chose it.
 */
export function passkeyAddedLetter({ at, timeZone, url }: PasskeyAddedFacts): Letter {
  return {
    subject: 'Tu cuenta de Saque tiene una llave de acceso nueva',
    title: 'Hay una llave de acceso nueva',
    why: 'Te escribimos porque con este correo se entra en una cuenta de Saque.',
    paragraphs: [
      'Se agregó una llave de acceso a tu cuenta. Con ella se entra sin código, desde el dispositivo que la guarda.',
      'Si fuiste tú, no tienes que hacer nada.',
      '¿No fuiste tú? Abre Mi Cuenta, entra con tu correo y elige «Cerrar las demás sesiones» con «Quitar también mis llaves de acceso». Así nadie más sigue dentro.',
    ],
    facts: [['Cuándo', momentInLetter(at, timeZone)]],
    action: { label: 'Abrir Mi Cuenta', url },
  };
}
