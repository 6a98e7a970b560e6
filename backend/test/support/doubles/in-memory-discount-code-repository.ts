import type { Cents } from '../../../src/kernel/domain/money.js';
import { DiscountCodes, type Redemption } from '../../../src/modules/discounts/application/discount-codes.js';
import type { DiscountCode } from '../../../src/modules/discounts/domain/discount-code.js';

export class InMemoryDiscountCodeRepository extends DiscountCodes {
  private readonly codes = new Map<string, DiscountCode>();
  private readonly uses = new Map<string, Redemption & { codeId: string }>();

  override async byCode(code: string): Promise<DiscountCode | null> {
    return (await this.all()).find((known) => known.code === code) ?? null;
  }

  override async lock(id: string): Promise<DiscountCode | null> {
    return this.codes.get(id) ?? null;
  }

  override async all(): Promise<DiscountCode[]> {
    return [...this.codes.values()];
  }

  override async add(code: DiscountCode): Promise<void> {
    this.codes.set(code.id, code);
  }

  override async save(code: DiscountCode): Promise<void> {
    this.codes.set(code.id, code);
  }

  override async takeUse(id: string): Promise<boolean> {
    const code = this.codes.get(id);
    if (!code || (code.maxUsage !== null && code.usageCount >= code.maxUsage)) return false;
    code.usageCount += 1;
    return true;
  }

  override async addRedemption(
    _id: string,
    codeId: string,
    bookingId: string,
    amountCents: Cents,
  ): Promise<void> {
    this.uses.set(bookingId, { codeId, code: this.codes.get(codeId)?.code ?? '', amountCents });
  }

  override async liveRedemption(bookingId: string): Promise<Redemption | null> {
    return this.uses.get(bookingId) ?? null;
  }

  override async release(bookingId: string): Promise<void> {
    const use = this.uses.get(bookingId);
    const code = use && this.codes.get(use.codeId);
    if (code) code.usageCount -= 1;
    this.uses.delete(bookingId);
  }
}
