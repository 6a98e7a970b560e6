import { ApiError } from '../../../shared/api/api-error';

/** What a player may tell about themselves, in the order in which the screens ask. */
export const contactFields = ['name', 'phone', 'email'] as const;

export type ContactField = (typeof contactFields)[number];

/** What the server knows of the player. */
export interface KnownContact {
  name: string | null;
  phone?: string | null;
  email: string | null;
  /** True if the address is that of an account. It then changes in "Mi Cuenta" only. */
  emailVerified: boolean;
  /** True if the owner of the address wants no letters. */
  emailBlocked?: boolean;
}

/** What the player has typed instead. An empty text removes what is known. */
export type ContactChange = Partial<Record<ContactField, string>>;

export type ContactProblems = ContactChange;

export interface ContactDraft {
  /** Returns what differs from what is known. Null if the name is missing: its field says so. */
  changes: () => ContactChange | null;
  /** Shows problems at their fields, and moves the focus to the first one if asked to. */
  point: (problems: ContactProblems, moveFocus: boolean) => void;
}

/** Returns what the server does not accept, by field, or null if the error is about no field. */
export function contactProblemsOf(error: unknown): ContactProblems | null {
  const problems = error instanceof ApiError ? error.fields : [];
  const found = problems.flatMap(({ field, message }) => {
    const known = contactFields.find((name) => name === fieldNames[field]);
    return known ? [[known, message] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** The fields of the calls that store a contact. */
const fieldNames: Partial<Record<string, ContactField>> = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  playerName: 'name',
  playerEmail: 'email',
};
