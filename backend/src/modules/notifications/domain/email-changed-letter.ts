import type { Letter } from './letter.js';
import { momentInLetter } from './moment-in-letter.js';

/** The facts for the owner of the former address of an account. */
export interface EmailChangedFacts {
  readonly newMasked: string;
  readonly at: Date;
  readonly timeZone: string;
  /** How to reach the people who run the installation, as far as they have said it. */
  readonly contact: { readonly email: string | null; readonly phone: string | null };
  /** The page of the account. */
  readonly url: string;
}

/** Returns the letter to the former address of an account. Its reader may not have changed it. */
export function emailChangedLetter({ newMasked, at, timeZone, contact, url }: EmailChangedFacts): Letter {
  return {
    subject: 'Tu cuenta de Saque tiene otro correo',
    title: 'Tu cuenta tiene otro correo',
    why: 'Te escribimos porque este era el correo de una cuenta de Saque.',
    paragraphs: [
      'Se cambió el correo de tu cuenta. Desde ahora entras y recibes avisos con el nuevo.',
      'Si fuiste tú, no tienes que hacer nada.',
      `¿No fuiste tú? ${askForHelp(contact)} Y si tienes una llave de acceso, entra con ella: en Mi Cuenta puedes cerrar las demás sesiones y volver a poner tu correo.`,
    ],
    facts: [
      ['Correo nuevo', newMasked],
      ['Cuándo', momentInLetter(at, timeZone)],
    ],
    action: { label: 'Abrir Mi Cuenta', url },
  };
}

function askForHelp({ email, phone }: EmailChangedFacts['contact']): string {
  const ways = [
    email === null ? [] : [`escríbenos a ${email}`],
    phone === null ? [] : [`llámanos al ${phone}`],
  ];
  const told = ways.flat().join(' o ');
  if (told === '') return 'Avisa enseguida al club donde juegas, para que te ayuden a recuperarla.';
  return `Para que te ayudemos a recuperarla, ${told} cuanto antes.`;
}
