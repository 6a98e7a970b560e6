/**
 * Returns the first word of a name, or null without a name. The people of a payment link know each
 * other by it, and the whole name stays private.
 */
export function firstNameOf(name: string | null): string | null {
  return name?.trim().split(/\s+/u)[0] || null;
}
