import type { OpenedSession } from './ports/callers.js';

/** For how long a browser is known after its last sign-in. */
export const KNOWN_SECONDS = 400 * 86_400;

/** The browser of a player. */
export interface PlayerBrowser {
  /** The token of the session that the browser already has, if any. */
  readonly sessionToken: string | undefined;
  /** The token that the browser keeps since a player has signed in with it, if any. */
  readonly browserToken: string | undefined;
  readonly userAgent: string | null;
}

/** A session that a sign-in has begun. */
export interface SignedInSession extends OpenedSession {
  /** By which the browser is known to the account from now on. */
  readonly browserToken: string;
}

/** The facts about the browser of an admin. */
export interface Browser {
  /** The network address, and the key under which limits count it. */
  address: string | null;
  addressKey: string;
  userAgent: string | null;
  /** The token of the session that this browser already has, if any. */
  sessionToken: string | undefined;
  /** The token of an earlier sign-in of this browser, if any. */
  deviceToken: string | undefined;
}
