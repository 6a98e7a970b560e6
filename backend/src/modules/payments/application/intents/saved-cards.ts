import { Injectable } from '@nestjs/common';
import { ProviderUnavailable } from '../../domain/payment-errors.js';
import type { SavedCard } from '../../domain/saved-card.js';
import { CustomerRepository } from '../ports/customer-repository.js';
import { PaymentGateway } from '../ports/payment-gateway.js';

/**
 * The card that a player paid with last. It is offered first, the screens name it, and the deadline
 * charges no other one.
 */
@Injectable()
export class SavedCards {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly gateway: PaymentGateway,
  ) {}

  /**
   * Returns the card to offer, or null. If the provider no longer has the stored card, the newest
   * other one takes its place. Without the provider no card is offered: the player can type one.
   */
  async toOffer(playerId: string): Promise<SavedCard | null> {
    const stored = await this.customers.savedCard(playerId);
    const cards = await this.atProvider(playerId).catch(nothingIfUnavailable);
    if (cards === null) return null;
    const card = cards.find(({ id }) => id === stored?.id) ?? cards[0] ?? null;
    if (card?.id !== stored?.id) await this.customers.keepCard(playerId, card);
    return card;
  }

  /**
   * Returns the id of the card to charge at the deadline, or null. It is the stored card, because
   * the player was told which one.
   * @throws ProviderUnavailable
   */
  async toCharge(playerId: string): Promise<string | null> {
    const stored = await this.customers.savedCard(playerId);
    if (stored === null) return null;
    const cards = await this.atProvider(playerId);
    return cards.some(({ id }) => id === stored.id) ? stored.id : null;
  }

  private async atProvider(playerId: string): Promise<SavedCard[]> {
    const customerId = await this.customers.find(playerId);
    return customerId === null ? [] : this.gateway.savedCards(customerId);
  }
}

function nothingIfUnavailable(error: unknown): null {
  if (error instanceof ProviderUnavailable) return null;
  throw error;
}
