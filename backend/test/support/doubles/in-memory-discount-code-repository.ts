import type { BookingId, PlayerId } from '../../../src/kernel/domain/ids.js';
import type { Cents } from '../../../src/kernel/domain/money.js';
import {
  DiscountCodeRepository,
  type LimitedUse,
  type NewRedemption,
  type Redemption,
} from '../../../src/modules/discounts/application/discount-code-repository.js';
import { DiscountCode, type DiscountCodeState } from '../../../src/modules/discounts/domain/discount-code.js';
import {
  CodeTaken,
  DiscountUnknown,
  UsageBelowCount,
} from '../../../src/modules/discounts/domain/discount-errors.js';

/**
 * Discount codes and their live uses in memory. Like the database, it returns a fresh aggregate for
 * each read, so a change that is not saved is lost.
 */
export class InMemoryDiscountCodeRepository extends DiscountCodeRepository {
  private readonly states = new Map<string, DiscountCodeState & { createdAt: Date }>();
  private readonly live = new Map<string, NewRedemption>();
  private readonly cards = new Map<string, string>();

  /** @param playerOf returns whose a booking is */
  constructor(private readonly playerOf: (bookingId: BookingId) => PlayerId) {
    super();
  }

  override async byCode(code: string): Promise<DiscountCode | null> {
    const state = [...this.states.values()].find((other) => other.code === code);
    return state ? DiscountCode.restore(state) : null;
  }

  override async lock(id: string): Promise<DiscountCode | null> {
    const state = this.states.get(id);
    return state ? DiscountCode.restore(state) : null;
  }

  override async all(): Promise<DiscountCode[]> {
    return [...this.states.values()]
      .sort(
        (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id < one.id ? -1 : 1),
      )
      .map((state) => DiscountCode.restore(state));
  }

  override async add(code: DiscountCode, at: Date): Promise<void> {
    if (await this.byCode(code.code)) throw new CodeTaken();
    this.states.set(code.id, { ...code.snapshot(), usageCount: 0, createdAt: at });
  }

  override async save(code: DiscountCode): Promise<void> {
    const stored = this.states.get(code.id);
    if (!stored) throw new DiscountUnknown();
    const { maxUsage } = code.terms;
    if (maxUsage !== null && maxUsage < stored.usageCount) throw new UsageBelowCount(stored.usageCount);
    this.states.set(code.id, { ...stored, ...code.terms });
  }

  override async takeUse(id: string, at: Date): Promise<boolean> {
    const stored = this.states.get(id);
    if (!stored || !isUsable(stored, at)) return false;
    this.states.set(id, { ...stored, usageCount: stored.usageCount + 1 });
    return true;
  }

  override usesOf(codeId: string, playerId: string): Promise<number> {
    const uses = [...this.live.values()].filter(
      (use) => use.codeId === codeId && this.playerOf(use.bookingId) === playerId,
    );
    return Promise.resolve(uses.length);
  }

  /** Every player in memory is a guest. */
  override limitedUseOfGuest(bookingId: string): Promise<LimitedUse | null> {
    const { codeId = '', playerLimit = null } = this.live.get(bookingId) ?? {};
    return Promise.resolve(playerLimit === null ? null : { codeId, playerLimit });
  }

  override usesWithCard(codeId: string, fingerprint: string, exceptId: string): Promise<number> {
    const uses = [...this.live.values()].filter(
      (use) =>
        use.codeId === codeId && use.bookingId !== exceptId && this.cards.get(use.bookingId) === fingerprint,
    );
    return Promise.resolve(uses.length);
  }

  override saveCard(bookingId: string, fingerprint: string): Promise<void> {
    if (this.live.has(bookingId)) this.cards.set(bookingId, fingerprint);
    return Promise.resolve();
  }

  override async addRedemption(redemption: NewRedemption): Promise<void> {
    const { codeId, bookingId, amountCents } = redemption;
    if (!this.states.has(codeId)) throw new Error(`no code ${codeId}`);
    if (this.live.has(bookingId)) throw new Error(`booking ${bookingId} has a code`);
    if (amountCents <= 0) throw new Error('a redemption takes off more than nothing');
    this.live.set(bookingId, redemption);
  }

  override async liveRedemption(bookingId: string): Promise<Redemption | null> {
    const redemption = this.live.get(bookingId);
    const code = redemption && this.states.get(redemption.codeId);
    return code ? { code: code.code, amountCents: redemption.amountCents } : null;
  }

  override async saveAmount(bookingId: string, amountCents: Cents): Promise<void> {
    const redemption = this.live.get(bookingId);
    if (redemption) this.live.set(bookingId, { ...redemption, amountCents });
  }

  override async release(bookingId: string): Promise<void> {
    const redemption = this.live.get(bookingId);
    const stored = redemption && this.states.get(redemption.codeId);
    if (stored) this.states.set(stored.id, { ...stored, usageCount: stored.usageCount - 1 });
    this.live.delete(bookingId);
    this.cards.delete(bookingId);
  }
}

function isUsable(state: DiscountCodeState, at: Date): boolean {
  try {
    DiscountCode.restore(state).assertUsable(at);
    return true;
  } catch {
    return false;
  }
}
