import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import type { PlayerId } from '../../../kernel/domain/ids.js';
import type { WaitingEntry } from '../domain/waiting-entry.js';
import { OfferNotFound, WaitingEntryNotFound } from '../domain/waiting-errors.js';
import { OfferTokens } from './offer-tokens.js';
import { PassOffer } from './pass-offer.js';
import { WaitingRepository } from './waiting-repository.js';

/** Takes a player out of a line. An hour that is offered to the player goes to the next at once. */
@Injectable()
export class LeaveWaitingList {
  constructor(
    private readonly waiting: WaitingRepository,
    private readonly passOffer: PassOffer,
    private readonly tokens: OfferTokens,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Leaving twice, or after the hour was booked, changes nothing.
   * @throws WaitingEntryNotFound
   */
  async execute(entryId: string, playerId: PlayerId | null): Promise<void> {
    const known = await this.waiting.findEntry(entryId);
    if (known?.playerId !== playerId || !known) throw new WaitingEntryNotFound();
    await this.leave(known);
  }

  /**
   * Leaves the line of an offer. The token is enough, because a player may read the letter in
   * another browser.
   * @throws OfferNotFound
   */
  async decline(token: string): Promise<void> {
    const offerId = this.tokens.offerIdOf(token);
    const offer = offerId === null ? null : await this.waiting.findOffer(offerId);
    const entry = offer?.entryId ? await this.waiting.findEntry(offer.entryId) : null;
    if (!entry) throw new OfferNotFound();
    await this.leave(entry);
  }

  private async leave(known: WaitingEntry): Promise<void> {
    const { id: entryId, wish } = known;
    await this.unitOfWork.run(async () => {
      await this.waiting.lockLine(wish.venueId, wish.date);
      const entry = await this.waiting.lockEntry(entryId);
      if (!entry?.isActive) return;
      const offerId = await this.waiting.openOfferTo(entryId);
      const offer = offerId === null ? null : await this.waiting.lockOffer(offerId);
      entry.leave();
      await this.waiting.saveEntry(entry);
      if (offer) await this.passOffer.pass(offer);
    });
  }
}
