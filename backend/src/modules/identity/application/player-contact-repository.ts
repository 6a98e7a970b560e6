/** Stores the email address of each player. It is optional, and only its owner may see it. */
export abstract class PlayerContactRepository {
  /** Returns null if the player is unknown or has no email address. */
  abstract emailOf(playerId: string): Promise<string | null>;

  /** Sets the email address, or removes it if `email` is null. */
  abstract setEmail(playerId: string, email: string | null): Promise<void>;
}
