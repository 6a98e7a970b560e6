import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { GuestNeedsNoCode, WrongEmailCode } from '../../domain/player-errors.js';
import { EmailCodes } from '../codes/email-codes.js';
import { PlayerProfiles } from '../profile/player-profiles.js';
import { PlayerRecords } from '../ports/player-records.js';

/**
 * Removes a person and keeps bookings and money without one (docs/adr/0046). The owner of an
 * account shows a fresh code, because a browser may be left open. A guest has nothing but the
 * browser, so that the browser is enough.
 */
@Injectable()
export class ErasePlayer {
  constructor(
    private readonly profiles: PlayerProfiles,
    private readonly codes: EmailCodes,
    private readonly records: PlayerRecords,
    private readonly audit: AuditTrail,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Sends the code to the address of the account. @throws GuestNeedsNoCode, TooManyEmailCodes */
  async sendCode(playerId: PlayerId): Promise<void> {
    const { email, emailVerified } = await this.profiles.of(playerId);
    if (email === null || !emailVerified) throw new GuestNeedsNoCode();
    await this.codes.request(email, 'erase');
  }

  /** @throws WrongEmailCode, CodeExpired, SessionChanged, UpcomingBooking */
  async execute(playerId: PlayerId, code: string | undefined): Promise<void> {
    const codeId = await this.codeOf(playerId, code);
    await this.work.run(async () => {
      if (codeId !== null) await this.codes.spend(codeId);
      await this.records.eraseAll(playerId, this.clock.now());
      // The audit log never changes, so it names no person.
      await this.audit.record({
        adminId: null,
        action: 'player.erased',
        subject: { type: 'player', id: playerId, label: 'Jugador' },
      });
    });
  }

  /** Returns the id of the code that the account needs, or null for a guest. */
  private async codeOf(playerId: PlayerId, code: string | undefined): Promise<string | null> {
    const { email, emailVerified } = await this.profiles.of(playerId);
    if (email === null || !emailVerified) return null;
    if (code === undefined) throw new WrongEmailCode();
    return this.codes.match(email, code, 'erase');
  }
}
