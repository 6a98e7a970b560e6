import type { AdminId, PlayerId } from '../../../../kernel/domain/ids.js';
import type { AdminRights } from '../../../roles/index.js';

/** An admin, signed in or not. */
export interface NamedAdmin {
  id: AdminId;
  username: string;
}

/** An admin who is signed in. */
export interface AdminIdentity extends NamedAdmin, AdminRights {
  /** The address of an admin who was invited; null for the others. */
  email: string | null;
  /** The name on screens; the username if the admin has given no other. */
  name: string;
}

/** The session of an admin who is signed in. */
export interface OpenAdminSession extends AdminIdentity {
  sessionId: string;
  /** Whether the password is still the one that the server has generated. */
  hasInitialPassword: boolean;
}

/** How a guest arrived: directly, or through a shared payment link. */
export type GuestKind = 'player' | 'shared-participant';

/** A session that has begun, for the cookie of its browser. */
export interface OpenedSession {
  readonly playerId: PlayerId;
  readonly token: string;
  readonly lifetimeSeconds: number;
}

/** The players whom browsers name by the token of a session. */
export abstract class PlayerCallers {
  /**
   * Returns the player of this token, or null if the token is unknown or has expired.
   * @throws SessionChanged if the browser has signed in since it sent the token
   */
  abstract find(token: string | undefined): Promise<PlayerId | null>;

  /** Creates a guest player with a session. */
  abstract start(kind: GuestKind): Promise<OpenedSession>;

  /**
   * Returns the key of a session in the database, for what belongs to this browser alone.
   * @throws SessionChanged if the token is none
   */
  abstract keyOf(token: string | undefined): Buffer;
}

/** The admins whom browsers name by the token of a session. */
export abstract class AdminCallers {
  /** Returns the open session of a token and marks it as used, or returns null. */
  abstract find(token: string | undefined): Promise<OpenAdminSession | null>;
}
