import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { es } from 'date-fns/locale/es';
import { type InvitationFacts, ROLE_NAMES } from './invitation-letter.js';
import type { Letter } from './letter.js';

/** Returns the letter to a person with access who is offered a role at another venue. */
export function roleOfferLetter({ roles, expiresAt, timeZone, url }: InvitationFacts): Letter {
  const until = format(new TZDate(expiresAt, timeZone), "d 'de' MMMM", { locale: es });
  const names = [...new Set(roles.map(({ venueName }) => venueName))];
  const where = names.length === 1 ? `en ${names[0] ?? ''}` : 'en varios complejos';
  const leads = roles.some(({ role }) => role !== 'reception');
  return {
    subject: `Te ofrecen un rol ${where}`,
    title: `Te ofrecen un rol ${where}`,
    why: 'Te escribimos porque ya trabajas con Saque y otro complejo quiere contar contigo.',
    paragraphs: [
      `Entra al panel como siempre y acéptalo en Mi cuenta, hasta el ${until}. Mientras no lo aceptes, no cambia nada, y quien te lo ofrece no ve nada de ti.`,
      ...(leads
        ? ['Este rol pide un segundo paso al entrar. Si todavía no lo tienes, lo preparas al aceptar.']
        : []),
      '¿No lo esperabas? Recházalo ahí mismo o no hagas nada.',
    ],
    facts: roles.map(({ venueName, role }) => [venueName, ROLE_NAMES[role]] as const),
    action: { label: 'Ver el rol', url },
  };
}
