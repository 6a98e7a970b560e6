/**
 * Returns the address of the mailbox of an admin who was invited, or whose name is an address.
 * Returns null for other admins of the machine.
 */
export function mailOf({ email, username }: { email: string | null; username: string }): string | null {
  return email ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(username) ? username : null);
}
