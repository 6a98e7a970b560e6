import type { Letter } from './letter.js';
import { ROLE_NAMES } from './invitation-letter.js';

type RoleName = keyof typeof ROLE_NAMES;

/** The facts of the letter that says to a staff member which of their roles have changed. */
export interface RoleFacts {
  /** Who changed them. */
  readonly by: string;
  /** A role that is null does not exist. */
  readonly changes: readonly {
    readonly venueName: string;
    readonly before: RoleName | null;
    readonly after: RoleName | null;
  }[];
  /** The work area. */
  readonly url: string;
}

/** Returns the letter to a person whose roles at venues have changed. */
export function roleLetter({ by, changes, url }: RoleFacts): Letter {
  const names = [...new Set(changes.map(({ venueName }) => venueName))];
  const where = names.length === 1 ? `en ${names[0] ?? ''}` : 'en varios complejos';
  const isGone = changes.every(({ after }) => after === null);
  const isNew = changes.every(({ before }) => before === null);
  const what = isGone ? 'Ya no trabajas' : isNew ? 'Tienes un rol nuevo' : 'Cambió tu rol';
  const leads = changes.some(({ before, after }) => !isLeader(before) && isLeader(after));
  return {
    subject: `${what} ${where}`,
    title: `${what} ${where}`,
    why: 'Te escribimos porque tienes o tenías un rol en un complejo que usa Saque.',
    paragraphs: [
      `${by} hizo este cambio, y vale desde ahora.`,
      ...(leads
        ? ['Este rol pide un segundo paso al entrar. Si todavía no lo tienes, lo preparas la próxima vez.']
        : []),
      '¿No lo esperabas? Habla con quien dirige el complejo.',
    ],
    facts: changes.map(({ venueName, before, after }) => [venueName, changeInWords(before, after)] as const),
    ...(isGone ? {} : { action: { label: 'Ir al panel', url } }),
  };
}

function changeInWords(before: RoleName | null, after: RoleName | null): string {
  if (after === null) return `sin rol (antes ${nameOf(before)})`;
  return before === null ? nameOf(after) : `${nameOf(after)} (antes ${nameOf(before)})`;
}

function nameOf(role: RoleName | null): string {
  return role === null ? 'sin rol' : ROLE_NAMES[role];
}

function isLeader(role: RoleName | null): boolean {
  return role === 'owner' || role === 'manager';
}
