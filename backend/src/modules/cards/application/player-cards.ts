import { Injectable } from '@nestjs/common';
import type { PlayerId } from '../../../kernel/domain/ids.js';
import { CardNotFound, CardPromised } from '../domain/card-errors.js';
import {
  type CustomerCard,
  CustomerRepository,
  PaymentGateway,
  ProviderUnavailable,
} from '../../payment-provider/index.js';
import { PromisedCardQueries } from './ports/promised-card-queries.js';

/** A saved card with the codes of the bookings whose missing rest it pays at their deadline. */
export interface PlayerCard extends CustomerCard {
  readonly promisedTo: readonly string[];
}

const UNCHANGED = 'Tus tarjetas siguen como estaban';

/** Lists and removes the saved cards of a player. The provider keeps them. */
@Injectable()
export class PlayerCards {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly promises: PromisedCardQueries,
    private readonly gateway: PaymentGateway,
  ) {}

  /** Returns the cards that can be removed, expired ones too. @throws ProviderUnavailable */
  async list(playerId: PlayerId): Promise<PlayerCard[]> {
    const cards = await this.atProvider(playerId);
    return Promise.all(
      cards.map(async (card) => ({
        ...card,
        promisedTo: await this.promises.bookingsOf(playerId, card.id),
      })),
    );
  }

  /**
   * Removes a card. Nothing offers or names it from before the provider is asked until after: a
   * payment that is offered meanwhile may still have found it there.
   * @throws CardNotFound, CardPromised, ProviderUnavailable
   */
  async remove(playerId: PlayerId, cardId: string): Promise<void> {
    const cards = await this.atProvider(playerId);
    if (!cards.some(({ id }) => id === cardId)) throw new CardNotFound();
    const promised = await this.promises.bookingsOf(playerId, cardId);
    if (promised.length > 0) throw new CardPromised(promised);
    await this.customers.dropCard(playerId, cardId);
    await this.gateway.removeCard(cardId).catch(reassuring);
    await this.customers.dropCard(playerId, cardId);
  }

  private async atProvider(playerId: PlayerId): Promise<CustomerCard[]> {
    const customers = await this.customers.all(playerId);
    const cards = await Promise.all(customers.map((id) => this.gateway.cardsOf(id))).catch(reassuring);
    return cards.flat();
  }
}

function reassuring(error: unknown): never {
  throw error instanceof ProviderUnavailable ? new ProviderUnavailable(UNCHANGED) : error;
}
