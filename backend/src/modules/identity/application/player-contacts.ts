/** Where players want to be written to; optional, and never shown to anybody else. */
export abstract class PlayerContacts {
  /** `null`: they left none. */
  abstract emailOf(playerId: string): Promise<string | null>;
  abstract setEmail(playerId: string, email: string | null): Promise<void>;
}
