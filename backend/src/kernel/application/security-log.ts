/** A caller without a session. */
export const ANONYMOUS = '(anonymous)';

/** The person who runs a command on the machine of the installation. */
export const CONSOLE = '(console)';

/**
 * Stands for a name that no account has. What was typed is not logged, because people type their
 * password into the field of the name.
 */
export const UNKNOWN_NAME = '(unknown name)';

/**
 * The details that an event may have. Texts are ours: never one that a caller has typed. People are
 * ids, because the name of an invited admin is an e-mail address.
 */
interface Details {
  /** The id of an admin or a player, or a marker above; by default the signed-in admin. */
  actor?: string;
}

/** The events for a person who watches over the installation. docs/operations.md lists them. */
export type SecurityEvent = Details &
  (
    | {
        event: 'sign-in';
        outcome: 'success' | 'failure';
        /** Why it failed, such as `wrong-password`, or how it succeeded. */
        reason?: string;
        /** Whether this browser had signed in as this admin before. */
        knownDevice?: boolean;
      }
    | { event: 'sign-out' }
    | { event: 'session-ended'; reason: string; sessions: number }
    | { event: 'lock-out'; scope: LockOutScope }
    | { event: 'refusal'; code: string; status: number; method: string; path: string }
    | {
        event: 'rights-change';
        change: RightsChange;
        /** The id of the admin whose rights have changed. */
        subject: string;
      }
  );

/** The count that had too many wrong passwords or codes. */
export type LockOutScope =
  | 'device'
  | 'name-and-address'
  | 'address'
  | 'name'
  | 'password-change'
  | 'second-factor'
  | 'email-code'
  | 'passkey'
  | 'password-reset';

/** A change of an admin's rights, or of how an admin or a player signs in. */
export type RightsChange =
  | 'admin-created'
  | 'admin-removed'
  | 'password-changed'
  | 'password-reset'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-codes-renewed'
  | 'passkey-added'
  | 'passkey-removed';

/** Writes what matters to security into the log, with the address and the id of the request. */
export abstract class SecurityLog {
  /** Never throws and waits for nothing. */
  abstract record(event: SecurityEvent): void;
}
