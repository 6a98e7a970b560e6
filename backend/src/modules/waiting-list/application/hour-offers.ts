import { Injectable } from '@nestjs/common';
import type { PlayerId } from '../../../kernel/domain/ids.js';
import { OfferTokens } from './offer-tokens.js';
import { WaitingQueries } from './waiting-queries.js';
import { type OfferView, WaitingViews } from './waiting-views.js';

/** The facts about an open offer for its letter. */
export interface OfferLetter extends Omit<OfferView, 'price'> {
  readonly playerId: PlayerId;
  /** A decimal string. */
  readonly price: string;
  /** The screen on which the hour can be taken. */
  readonly url: string;
}

/** The offers as other modules see them. */
@Injectable()
export class HourOffers {
  constructor(
    private readonly queries: WaitingQueries,
    private readonly views: WaitingViews,
    private readonly tokens: OfferTokens,
  ) {}

  /** Returns `null` if the offer has ended, or the hour can no longer be booked. */
  async letterOf(offerId: string): Promise<OfferLetter | null> {
    const row = await this.queries.offer(offerId);
    const view = row && (await this.views.offerView(row, row.playerId));
    if (!row || view?.status !== 'open' || view.price === null) return null;
    return { ...view, price: view.price, playerId: row.playerId, url: this.tokens.urlOf(offerId) };
  }
}
