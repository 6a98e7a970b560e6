import { Injectable } from '@nestjs/common';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import { ProviderUnavailable } from '../domain/provider-errors.js';
import type { SavedCard } from '../domain/saved-card.js';
import {
  type ChargeableCard,
  CustomerRepository,
  type ProviderCustomer,
} from './ports/customer-repository.js';
import { PaymentGateway } from './ports/payment-gateway.js';

/** The facts of a payment that decide which card is offered for it. */
interface OfferedPayment {
  readonly playerId: PlayerId;
  /** The customer that pays, if it is not the present one of the player. */
  readonly customerId: string | null;
}

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
   * Returns the card to offer for a payment, or null. If the provider no longer has the stored
   * card, the newest other one takes its place. Without the provider no card is offered: the player
   * can type one. Neither is for a payment that a guest began, which takes no card of the account.
   * @param read the player's customer, if the caller has read it
   */
  async toOffer(
    { playerId, customerId: otherCustomer }: OfferedPayment,
    read?: ProviderCustomer | null,
  ): Promise<SavedCard | null> {
    if (otherCustomer !== null) return null;
    const customer = read === undefined ? await this.customers.of(playerId) : read;
    if (customer === null) return null;
    const { customerId, card: stored } = customer;
    const cards = await this.gateway.savedCards(customerId).catch(nothingIfUnavailable);
    if (cards === null) return null;
    const card = cards.find(({ id }) => id === stored?.id) ?? cards[0] ?? null;
    if (card?.id !== stored?.id) await this.customers.keepCard(playerId, customerId, card);
    return card;
  }

  /**
   * Returns the card to charge at the deadline of a booking, or null. It is the one that the
   * player has read.
   * @throws ProviderUnavailable
   */
  async toCharge(bookingId: BookingId, playerId: PlayerId): Promise<ChargeableCard | null> {
    const promised = await this.customers.cardAtDeadline(bookingId, playerId);
    if (promised === null) return null;
    const cards = await this.gateway.savedCards(promised.customerId);
    return cards.some(({ id }) => id === promised.id) ? promised : null;
  }

  /**
   * Returns what is the same for each use of the card's number, or null if the provider does not
   * know it.
   * @throws ProviderUnavailable
   */
  fingerprintOf(cardId: string): Promise<string | null> {
    return this.gateway.fingerprintOf(cardId);
  }

  /**
   * Removes every card of a customer whose player was erased.
   * @throws ProviderUnavailable or CardsRemain; the job then runs again
   */
  async removeAll(customerId: string): Promise<void> {
    for (const { id } of await this.gateway.cardsOf(customerId)) await this.gateway.removeCard(id);
    const { length } = await this.gateway.cardsOf(customerId);
    if (length > 0) throw new CardsRemain(customerId, length);
  }
}

class CardsRemain extends Error {
  constructor(customerId: string, cards: number) {
    super(`customer ${customerId} still has ${cards} cards`);
  }
}

function nothingIfUnavailable(error: unknown): null {
  if (error instanceof ProviderUnavailable) return null;
  throw error;
}
