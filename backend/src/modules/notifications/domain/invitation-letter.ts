import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { es } from 'date-fns/locale/es';
import type { Letter } from './letter.js';

/** The roles within a sentence. */
export const ROLE_NAMES = { owner: 'dueño', manager: 'encargado', reception: 'recepción' } as const;

/** The facts for a person who is invited to work at venues. */
export interface InvitationFacts {
  readonly roles: readonly { readonly venueName: string; readonly role: keyof typeof ROLE_NAMES }[];
  /** ISO, UTC. */
  readonly expiresAt: string;
  readonly timeZone: string;
  readonly url: string;
}

/** Returns the letter by which a person gets access to the work area of venues. */
export function invitationLetter({ roles, expiresAt, timeZone, url }: InvitationFacts): Letter {
  const until = format(new TZDate(expiresAt, timeZone), "d 'de' MMMM", { locale: es });
  const names = [...new Set(roles.map(({ venueName }) => venueName))];
  const where = names.length === 1 ? `en ${names[0] ?? ''}` : 'en varios complejos';
  return {
    subject: `Te invitaron a trabajar ${where} con Saque`,
    title: 'Tu acceso está listo',
    why: 'Te escribimos porque quien dirige un complejo te invitó a trabajar con Saque.',
    paragraphs: [
      `Acepta la invitación y elige cómo vas a entrar: con una contraseña o con una llave de acceso. El enlace sirve una sola vez, hasta el ${until}.`,
      'Es solo para ti: quien lo abre puede entrar en tu lugar. Si no esperabas esta invitación, no hagas nada.',
    ],
    facts: roles.map(({ venueName, role }) => [venueName, ROLE_NAMES[role]] as const),
    action: { label: 'Aceptar la invitación', url },
  };
}
