import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { MailAddresses } from '../../application/ports/mail-addresses.js';
import { PlayerProfiles } from '../../application/profile/player-profiles.js';
import type { Caller } from '../../../sign-in/http.js';
import type { SavedEmailView, SessionView } from './player-session.dto.js';

/** A browser without a session. Paths and bodies take `me` for the player of their session. */
const NOBODY_YET: Omit<SessionView, 'isAdmin'> = {
  userId: 'me',
  isGuest: true,
  name: null,
  phone: null,
  email: null,
  emailVerified: false,
  emailBlocked: false,
};

/** Describes the session of a browser. */
@Injectable()
export class SessionViews {
  constructor(
    private readonly profiles: PlayerProfiles,
    private readonly addresses: MailAddresses,
  ) {}

  /** @param playerId null for a browser of which nothing is kept yet */
  async of(playerId: PlayerId | null, request: Request & { caller: Caller }): Promise<SessionView> {
    const isAdmin = (await request.caller.admin()) !== null;
    if (playerId === null) return { ...NOBODY_YET, isAdmin };
    const { name, phone, email, emailVerified } = await this.profiles.of(playerId);
    const seen = await this.ofEmail(email);
    return { userId: playerId, isGuest: !emailVerified, isAdmin, name, phone, emailVerified, ...seen };
  }

  /**
   * Says only whether an address is blocked, so that no caller learns whose address is verified.
   */
  async ofEmail(email: string | null): Promise<SavedEmailView> {
    return { email, emailBlocked: email !== null && (await this.addresses.isBlocked(email)) };
  }
}
