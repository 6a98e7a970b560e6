import { ApiError } from '../../../shared/api/api-error';
import { contactFields, type ContactChange, type ContactField } from './contact';

/** The fields of the calls that store a contact. */
const fieldNames: Partial<Record<string, ContactField>> = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  playerName: 'name',
  playerEmail: 'email',
};

/** Returns what the server does not accept, by field, or null if the error is about no field. */
export function contactProblemsOf(error: unknown): ContactChange | null {
  const problems = error instanceof ApiError ? error.fields : [];
  const found = problems.flatMap(({ field, message }) => {
    const known = contactFields.find((name) => name === fieldNames[field]);
    return known ? [[known, message] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
