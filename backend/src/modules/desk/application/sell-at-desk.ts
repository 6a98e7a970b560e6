import { Injectable } from '@nestjs/common';
import type { AdminId, BookingId } from '../../../kernel/domain/ids.js';
import { Events } from '../../../kernel/application/events.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { type Cents, formatAmount, ZERO } from '../../../kernel/domain/money.js';
import {
  BookingsFacade,
  despiteNewRules,
  PriceChanged,
  SaleBeyondRules,
  type SaleChoice,
  type SaleDraft,
  type SaleOffer,
  type SaleStart,
  StaffSales,
} from '../../bookings/index.js';
import { isWithin, type VenueScope } from '../../roles/index.js';
import type { ServedPerson } from '../../customers/index.js';
import { ReceivedTooLittle } from '../domain/desk-errors.js';
import type { DeskMethod } from '../../payments/index.js';
import { CollectAtDesk } from './collect-at-desk.js';
import { DeskAudit } from './desk-audit.js';
import { type Buyer, DeskCustomers } from './desk-customers.js';

/**
 * How a sale is paid: taken now, when they come (`at_club`), until an instant (`later`), by a link
 * until the deadline of the venue (`link`), or not at all (`free`).
 */
export type SalePayment =
  | { kind: Exclude<DeskMethod, 'cash'> | 'at_club' | 'link' }
  /** The amount that the customer has handed over is compared with the price and not stored. */
  | { kind: 'cash'; received: Cents | null }
  | { kind: 'later'; holdUntil: Date | 'usual' }
  | { kind: 'free'; reason: string };

/** A sale at the desk: the play, the customer and the way of paying. */
export interface Sale {
  adminId: AdminId;
  /** The venues where this admin may leave the tariff and the opening hours. */
  beyondRules: VenueScope;
  choice: SaleChoice;
  customer: ServedPerson;
  /** The names of the other players. */
  players: readonly string[];
  /** Only the people of the venue read it. */
  note: string | null;
  /** Another price than the tariff, and why. */
  price: { totalCents: Cents; reason: string } | null;
  /** The tariff that the admin has seen; another one is refused. */
  expectedCents: Cents | null;
  payment: SalePayment;
}

/** The booking that was sold, and the transaction of the ledger if money was taken. */
export interface SoldHour {
  bookingId: BookingId;
  txn: string | null;
}

/**
 * Sells an hour to a customer at the desk or on the phone (docs/adr/0086). Booking, customer and
 * money are stored together or not at all; the database decides who gets the hour.
 */
@Injectable()
export class SellAtDesk {
  constructor(
    private readonly sales: StaffSales,
    private readonly bookings: BookingsFacade,
    private readonly customers: DeskCustomers,
    private readonly collect: CollectAtDesk,
    private readonly audit: DeskAudit,
    private readonly events: Events,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Returns what this admin can sell from a start on: closed hours only beyond the rules.
   * @throws the errors of StaffSales
   */
  async offer(start: SaleStart, beyondRules: VenueScope): Promise<SaleOffer & { mayLeaveTariff: boolean }> {
    const offer = await this.sales.offer(start);
    const leads = isWithin(beyondRules, offer.venueId);
    const plays = offer.plays.filter(({ isOpen }) => isOpen || leads);
    return { ...offer, plays, mayLeaveTariff: leads || offer.receptionPrices };
  }

  /**
   * @throws the errors of StaffSales, SlotTaken, SaleBeyondRules, PriceChanged, ReceivedTooLittle,
   *   CustomerNotFound, CustomerMerged, InvalidCustomer
   */
  async execute(sale: Sale): Promise<SoldHour> {
    let draft = await this.sales.draft(sale.choice);
    let charged: Cents | null = null;
    return despiteNewRules(
      () =>
        this.unitOfWork.run(async () => {
          const { buyer, personal } = await this.served(sale, draft);
          const { tariffCents } = personal;
          const seen = sale.expectedCents ?? charged ?? tariffCents;
          charged = tariffCents;
          if (seen !== tariffCents) throw new PriceChanged(tariffCents);
          return this.store(sale, personal, buyer);
        }),
      async () => {
        draft = await this.sales.draft(sale.choice);
      },
    );
  }

  /** Returns the customer, and the sale at the price of the customer's category. */
  private async served(sale: Sale, draft: SaleDraft): Promise<{ buyer: Buyer; personal: SaleDraft }> {
    // No category makes a price zero.
    const waits = endOfHold(sale.payment) !== null && totalOf(sale, draft) > 0;
    const buyer = await this.customers.buyer(draft.court.venueId, sale.customer, waits);
    const personal = await this.sales.forCustomer(draft, buyer.customerId);
    this.assertAllowed(sale, personal);
    assertEnough(sale.payment, totalOf(sale, personal));
    return { buyer, personal };
  }

  private assertAllowed(sale: Sale, draft: SaleDraft): void {
    if (isWithin(sale.beyondRules, draft.court.venueId)) return;
    if (!draft.isOpen) throw new SaleBeyondRules('closed');
    if (leavesTariff(sale, draft) && !draft.rules.receptionPrices) throw new SaleBeyondRules('price');
  }

  private async store(sale: Sale, draft: SaleDraft, { customerId, playerId }: Buyer): Promise<SoldHour> {
    const { players, note } = sale;
    const { venueId } = draft.court;
    const totalCents = totalOf(sale, draft);
    const holdUntil = totalCents > 0 ? endOfHold(sale.payment) : null;
    const bookingId = await this.sales.store(draft, { playerId, totalCents, holdUntil });
    await this.customers.record({ bookingId, customerId, players, note });
    await this.record(sale, draft, bookingId);
    await this.announce(sale, draft, bookingId);
    // A booking without a price is confirmed as one that was paid.
    if (totalCents === 0)
      await this.events.publish({ name: 'booking.paid', payload: { bookingId, venueId, paidCents: 0 } });
    else if (holdUntil === null) return { bookingId, txn: await this.takeAtClub(sale, draft, bookingId) };
    else await this.events.publish({ name: 'booking.held', payload: { bookingId, venueId } });
    return { bookingId, txn: null };
  }

  private async takeAtClub(
    { payment, adminId }: Sale,
    draft: SaleDraft,
    bookingId: BookingId,
  ): Promise<string | null> {
    await this.bookings.payAtClub(bookingId, draft.now);
    const { kind: method } = payment;
    if (method !== 'cash' && method !== 'transfer' && method !== 'terminal') return null;
    const account = await this.bookings.lock(bookingId);
    if (!account) throw new Error(`booking ${bookingId} has just been sold`);
    return this.collect.execute(account, { bookingId, adminId, method, amount: account.missingCents });
  }

  /** The leads of the venue read what reception has sold beside the tariff (docs/adr/0104). */
  private async announce(sale: Sale, draft: SaleDraft, bookingId: BookingId): Promise<void> {
    const { venueId } = draft.court;
    if (!leavesTariff(sale, draft) || isWithin(sale.beyondRules, venueId)) return;
    const { adminId } = sale;
    const payload = { bookingId, venueId, adminId, tariffCents: draft.tariffCents, reason: reasonOf(sale) };
    await this.events.publish({ name: 'sale.beside_tariff', payload });
  }

  private async record(sale: Sale, draft: SaleDraft, bookingId: BookingId): Promise<void> {
    const total = totalOf(sale, draft);
    const reason = reasonOf(sale);
    await this.audit.record({
      bookingId,
      adminId: sale.adminId,
      action: 'booking.sold',
      ...(total === draft.tariffCents ? {} : { before: { amount: formatAmount(draft.tariffCents) } }),
      after: {
        amount: formatAmount(total),
        ...(draft.category && total === draft.tariffCents ? { category: draft.category.name } : {}),
        method: sale.payment.kind,
        ...(reason === null ? {} : { reason }),
      },
    });
  }
}

function leavesTariff(sale: Sale, draft: SaleDraft): boolean {
  return totalOf(sale, draft) !== draft.tariffCents;
}

/** Why it costs another price than the tariff, or nothing; null if it does not. */
function reasonOf({ payment, price }: Sale): string | null {
  return payment.kind === 'free' ? payment.reason : (price?.reason ?? null);
}

/** Returns until when the hour waits for its payment, or null if the desk takes the money. */
function endOfHold(payment: SalePayment): Date | 'usual' | 'link' | null {
  if (payment.kind === 'later') return payment.holdUntil;
  return payment.kind === 'link' ? 'link' : null;
}

/** @throws ReceivedTooLittle */
function assertEnough(payment: SalePayment, total: Cents): void {
  if (payment.kind !== 'cash' || payment.received === null) return;
  if (payment.received < total) throw new ReceivedTooLittle(total, payment.received);
}

function totalOf({ payment, price }: Sale, { tariffCents }: SaleDraft): Cents {
  return payment.kind === 'free' ? ZERO : (price?.totalCents ?? tariffCents);
}
