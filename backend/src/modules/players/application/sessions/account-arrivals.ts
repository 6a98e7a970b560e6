import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../kernel/application/audit-trail.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { type PlayerId, idFrom } from '../../../../kernel/domain/ids.js';
import { SessionChanged } from '../../../../kernel/domain/session-changed.js';
import { arrivalOf } from '../../domain/arrival.js';
import { SignInAgain } from '../../domain/player-errors.js';
import { EmailChanges } from '../codes/email-changes.js';
import { PlayerAccountRepository } from '../ports/player-account-repository.js';
import { PlayerRecords } from '../ports/player-records.js';
import { type LockedSession, PlayerSessionRepository } from '../ports/player-session-repository.js';
import { isFresh } from './fresh-sign-in.js';

/**
 * Finds or makes the account of a sign-in: the guest of the browser becomes the account, or gives
 * it everything (docs/adr/0044). Runs inside the unit of work of the sign-in.
 */
@Injectable()
export class AccountArrivals {
  constructor(
    private readonly accounts: PlayerAccountRepository,
    private readonly sessions: PlayerSessionRepository,
    private readonly records: PlayerRecords,
    private readonly emailChanges: EmailChanges,
    private readonly audit: AuditTrail,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the id of the account that has the address from now on.
   * @throws SignInAgain for another address of an account, long after the sign-in
   * @throws SessionChanged if another browser changes the account at the same time
   */
  async withAddress(email: string, current: LockedSession | null, at: Date): Promise<PlayerId> {
    const ownerId = await this.accounts.idOf(email);
    const player = await this.lock(current?.playerId ?? null, ownerId);
    if ((await this.accounts.idOf(email)) !== ownerId) throw new SessionChanged();
    const arrival = arrivalOf(player, ownerId !== null);
    if (arrival === 'change_address' && current && !isFresh(current.createdAt, at)) throw new SignInAgain();
    if (arrival === 'merge' && player && ownerId !== null) await this.merge(player.id, ownerId);
    if (ownerId !== null) return ownerId;
    const playerId = player?.id ?? idFrom<PlayerId>(`player-${this.ids.next()}`);
    if (arrival === 'create') await this.accounts.add(playerId, email, at);
    else await this.accounts.verify(playerId, email, at);
    // A thief of the session must not change the address without its owner hearing of it.
    const former = arrival === 'change_address' ? (player?.email ?? null) : null;
    if (former !== null) await this.emailChanges.announce(former, email, at);
    return playerId;
  }

  /** Gives what the guest of a browser has to an account. @throws SessionChanged */
  async as(accountId: PlayerId, current: LockedSession | null): Promise<void> {
    const player = await this.lock(current?.playerId ?? null, accountId);
    if (player && !player.isAccount) await this.merge(player.id, accountId);
  }

  /** Locks the players of a sign-in. Returns that of the browser, if it has one. */
  private async lock(current: PlayerId | null, ownerId: PlayerId | null) {
    const ids = [...new Set([current, ownerId])].filter((id) => id !== null);
    const players = await this.accounts.lock(ids);
    if (players.length !== ids.length) throw new SessionChanged();
    return players.find(({ id }) => id === current) ?? null;
  }

  private async merge(guestId: PlayerId, accountId: PlayerId): Promise<void> {
    await this.accounts.adoptProfile(guestId, accountId);
    await this.sessions.moveAll(guestId, accountId);
    await this.records.moveAll(guestId, accountId);
    // The audit log never changes, so it names no person.
    await this.audit.record({
      adminId: null,
      action: 'player.merged',
      subject: { type: 'player', id: accountId, label: 'Jugador' },
      before: { playerId: guestId },
      after: { playerId: accountId },
    });
  }
}
