import type { PlayerId } from '../../../../kernel/domain/ids.js';

/** The hashes of the two tokens by which a browser is recognised, as far as it has them. */
export interface ShownTokens {
  readonly browser: Buffer | null;
  readonly session: Buffer | null;
}

/**
 * Stores in which browsers the player of an account has signed in, under the hash of a token that
 * the browser keeps after the player has signed out.
 */
export abstract class KnownBrowserRepository {
  /**
   * Returns the hash by which a browser is known to an account of this mailbox: of a token that
   * was used after `since`, or of a session that is open at `at`. Null if it shows neither.
   */
  abstract keyOf(
    mailbox: string,
    shown: ShownTokens,
    times: { since: Date; at: Date },
  ): Promise<Buffer | null>;

  /** Whether this token is ours: a player has signed in with this browser. */
  abstract isIssued(idHash: Buffer): Promise<boolean>;

  /** Adds the browser, or records that it was used again. */
  abstract remember(playerId: PlayerId, idHash: Buffer, at: Date): Promise<void>;

  /** Removes every browser of the player but this one; all of them if `kept` is null. */
  abstract forgetOthers(playerId: PlayerId, kept: Buffer | null): Promise<void>;
}
