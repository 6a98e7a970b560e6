import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { BookingId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';
import { type DiscountCode, normalizeCode } from '../domain/discount-code.js';
import {
  DiscountAlreadyApplied,
  DiscountExhausted,
  DiscountUnknown,
  DiscountWorthless,
} from '../domain/discount-errors.js';
import { DiscountCodeRepository } from './discount-code-repository.js';

/** The facts of a booking that this module needs. */
interface CodedBooking {
  readonly id: BookingId;
  readonly venueId: VenueId;
  /** Its organiser, who uses the code. */
  readonly playerId: PlayerId;
}

/**
 * The discounts module for other modules. The caller runs writes inside a unit of work that holds
 * the lock of the booking.
 */
@Injectable()
export class DiscountsFacade {
  constructor(
    private readonly codes: DiscountCodeRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Uses a code for a booking. If the booking already has this code, nothing changes.
   * @param apply puts the discount on the booking and returns the amount really taken off, which
   *   may be higher: a rest below the provider's minimum charge is waived
   * @throws DiscountUnknown, DiscountElsewhere, DiscountInactive, DiscountExpired,
   *   DiscountExhausted, DiscountUsedByPlayer, DiscountAlreadyApplied, DiscountWorthless; the
   *   caller then rolls the unit of work back
   */
  async redeem(
    text: string,
    booking: CodedBooking,
    price: Cents,
    apply: (amount: Cents) => Promise<Cents>,
  ): Promise<void> {
    const bookingId = booking.id;
    const { code, isApplied } = await this.codeFor(text, bookingId);
    if (isApplied) return;
    await this.takeUse(code, booking);
    const amountCents = await apply(code.discountOn(price));
    if (amountCents === 0) throw new DiscountWorthless();
    await this.codes.addRedemption({
      id: this.ids.next(),
      codeId: code.id,
      bookingId,
      amountCents,
      createdAt: this.clock.now(),
      playerLimit: code.terms.maxPerPlayer,
    });
  }

  /**
   * Returns what a code would take off the price of a booking now. Changes nothing.
   * @throws the errors of {@link redeem}
   */
  async quote(text: string, booking: CodedBooking, price: Cents): Promise<Cents> {
    const { code, isApplied } = await this.codeFor(text, booking.id);
    if (!isApplied) await this.assertUsable(code, booking);
    const amount = code.discountOn(price);
    if (amount === 0) throw new DiscountWorthless();
    return amount;
  }

  /** Returns true if the booking has exactly this code; with null, if it has none. */
  async isApplied(text: string | null, bookingId: BookingId): Promise<boolean> {
    const current = await this.codes.liveRedemption(bookingId);
    return (current?.code ?? null) === (text === null ? null : normalizeCode(text));
  }

  /** Removes the code of a booking, if any, and makes its use available again. */
  release(bookingId: BookingId): Promise<void> {
    return this.codes.release(bookingId);
  }

  /**
   * Takes the code of a booking, if any, off its new price. The use stays the same one.
   * @param apply as in {@link redeem}
   */
  async reapply(bookingId: BookingId, price: Cents, apply: (amount: Cents) => Promise<Cents>): Promise<void> {
    const current = await this.codes.liveRedemption(bookingId);
    const code = current && (await this.codes.byCode(current.code));
    if (code) await this.codes.saveAmount(bookingId, await apply(code.discountOn(price)));
  }

  /** Returns whether the card that pays a booking has to be checked: see {@link claimCard}. */
  async checksCard(bookingId: BookingId): Promise<boolean> {
    return (await this.codes.limitedUseOfGuest(bookingId)) !== null;
  }

  /**
   * Counts the card that is about to pay a booking of a guest for the code of the booking. Returns
   * false if the card has paid as many other uses as one player may have.
   * @param fingerprint null if the provider knows none; such a card cannot be counted
   */
  async claimCard(bookingId: BookingId, fingerprint: string | null): Promise<boolean> {
    const use = await this.codes.limitedUseOfGuest(bookingId);
    if (use === null || fingerprint === null) return true;
    await this.codes.lock(use.codeId);
    const others = await this.codes.usesWithCard(use.codeId, fingerprint, bookingId);
    if (others >= use.playerLimit) return false;
    await this.codes.saveCard(bookingId, fingerprint);
    return true;
  }

  /** Finds a code that the booking has, or may still get because it has none. */
  private async codeFor(
    text: string,
    bookingId: BookingId,
  ): Promise<{ code: DiscountCode; isApplied: boolean }> {
    const code = await this.codes.byCode(normalizeCode(text));
    if (!code) throw new DiscountUnknown();
    const current = await this.codes.liveRedemption(bookingId);
    const isApplied = current?.code === code.code;
    if (current && !isApplied) throw new DiscountAlreadyApplied();
    return { code, isApplied };
  }

  /**
   * Takes a use. From then on the transaction holds the lock of the code, so the uses of a player
   * are counted again, one after the other. A use that cannot be taken waits for no lock.
   */
  private async takeUse(code: DiscountCode, booking: CodedBooking): Promise<void> {
    await this.assertUsable(code, booking);
    if (!(await this.codes.takeUse(code.id, this.clock.now()))) throw new DiscountExhausted();
    await this.assertLeft(code, booking.playerId);
  }

  private async assertUsable(code: DiscountCode, { venueId, playerId }: CodedBooking): Promise<void> {
    code.assertUsable(this.clock.now(), venueId);
    await this.assertLeft(code, playerId);
  }

  private async assertLeft(code: DiscountCode, playerId: PlayerId): Promise<void> {
    if (code.terms.maxPerPlayer !== null) code.assertLeftFor(await this.codes.usesOf(code.id, playerId));
  }
}
