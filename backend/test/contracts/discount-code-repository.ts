import { randomUUID } from 'node:crypto';
import { type BookingId, idFrom } from '../../src/kernel/domain/ids.js';
import { toCents } from '../../src/kernel/domain/money.js';
import { DiscountCode, type DiscountTerms } from '../../src/modules/discounts/domain/discount-code.js';
import {
  CodeTaken,
  DiscountUnknown,
  UsageBelowCount,
} from '../../src/modules/discounts/domain/discount-errors.js';
import { at, type PaymentPorts } from './payment-ports.js';

/** The contract of DiscountCodeRepository. */
export function discountCodeRepositoryContract(ports: () => PaymentPorts): void {
  describe('a discount code repository', () => {
    storing(ports);
    taking(ports);
    redeeming(ports);
  });
}

let codesMade = 0;

function aCode(terms: Partial<DiscountTerms> = {}): DiscountCode {
  return DiscountCode.create(randomUUID(), `codigo${++codesMade}`, {
    type: 'percentage',
    valueHundredths: 1_000,
    maxUsage: null,
    maxPerPlayer: null,
    expiresAt: null,
    isActive: true,
    isPromoted: false,
    venueIds: null,
    ...terms,
  });
}

async function aStoredCode(
  { codes }: PaymentPorts,
  terms: Partial<DiscountTerms> = {},
): Promise<DiscountCode> {
  const code = aCode(terms);
  await codes.add(code, at(0));
  return code;
}

const locked = ({ codes, work }: PaymentPorts, id: string) => work.run(() => codes.lock(id));

const usesOf = async (ports: PaymentPorts, { id }: DiscountCode) =>
  (await locked(ports, id))?.snapshot().usageCount;

function storing(ports: () => PaymentPorts): void {
  test('finds a stored code by its text and by lock', async () => {
    const { codes } = ports();
    const code = await aStoredCode(ports(), {
      maxUsage: 3,
      maxPerPlayer: 2,
      expiresAt: at(60),
      isPromoted: true,
    });
    expect((await codes.byCode(code.code))?.snapshot()).toEqual(code.snapshot());
    expect((await locked(ports(), code.id))?.snapshot()).toEqual(code.snapshot());
    expect(await codes.byCode(code.code.toLowerCase())).toBeNull();
    expect(await locked(ports(), randomUUID())).toBeNull();
  });

  test('rejects a second code with the same text', async () => {
    const { codes } = ports();
    const { code, terms } = await aStoredCode(ports());
    await expect(codes.add(DiscountCode.create(randomUUID(), code, terms), at(1))).rejects.toThrow(CodeTaken);
  });

  test('returns all codes, newest first', async () => {
    const { codes } = ports();
    const [old, recent, middle] = [aCode(), aCode(), aCode()];
    await codes.add(old, at(1));
    await codes.add(recent, at(3));
    await codes.add(middle, at(2));
    const ids = [old, recent, middle].map(({ id }) => id);
    const found = (await codes.all()).map(({ id }) => id).filter((id) => ids.includes(id));
    expect(found).toEqual([recent.id, middle.id, old.id]);
  });

  test('saves the terms of a code, but not its number of uses', async () => {
    const { codes } = ports();
    const code = await aStoredCode(ports());
    await codes.takeUse(code.id, at(1));
    code.change({ valueHundredths: 2_000, isActive: false });
    expect((await locked(ports(), code.id))?.terms.isActive).toBe(true);
    await codes.save(code);
    expect((await locked(ports(), code.id))?.snapshot()).toEqual({ ...code.snapshot(), usageCount: 1 });
  });

  test('rejects a limit below the stored number of uses, and an unknown code', async () => {
    const { codes } = ports();
    const code = await aStoredCode(ports());
    for (const minute of [1, 2]) await codes.takeUse(code.id, at(minute));
    code.change({ maxUsage: 1 });
    await expect(codes.save(code)).rejects.toThrow(UsageBelowCount);
    await expect(codes.save(aCode())).rejects.toThrow(DiscountUnknown);
  });
}

function taking(ports: () => PaymentPorts): void {
  test.each<[what: string, terms: Partial<DiscountTerms>, isUsable: boolean]>([
    ['an active code without limits', {}, true],
    ['an inactive code', { isActive: false }, false],
    ['a code just before it expires', { expiresAt: at(11) }, true],
    ['a code at the time it expires', { expiresAt: at(10) }, false],
    ['a code with one use left', { maxUsage: 1 }, true],
  ])('taking a use of %s follows the rule of the domain', async (_, terms, isUsable) => {
    const { codes } = ports();
    const code = await aStoredCode(ports(), terms);
    expect(await codes.takeUse(code.id, at(10))).toBe(isUsable);
    expect(await usesOf(ports(), code)).toBe(isUsable ? 1 : 0);
    const check = () => code.assertUsable(at(10));
    if (isUsable) expect(check).not.toThrow();
    else expect(check).toThrow();
  });

  test('does not take a use of an exhausted or unknown code', async () => {
    const { codes } = ports();
    const code = await aStoredCode(ports(), { maxUsage: 1 });
    await codes.takeUse(code.id, at(1));
    expect(await codes.takeUse(code.id, at(2))).toBe(false);
    expect(await usesOf(ports(), code)).toBe(1);
    expect(await codes.takeUse(randomUUID(), at(3))).toBe(false);
  });
}

function redeeming(ports: () => PaymentPorts): void {
  const redemption = (code: DiscountCode, bookingId: BookingId, cents = 145) => ({
    id: randomUUID(),
    codeId: code.id,
    bookingId,
    amountCents: toCents(cents),
    createdAt: at(1),
    playerLimit: 2,
  });

  test('a booking has at most one live use, which can be released and replaced', async () => {
    const { codes, aBooking } = ports();
    const { bookingId } = await aBooking();
    const code = await aStoredCode(ports());
    await codes.takeUse(code.id, at(1));
    await codes.addRedemption(redemption(code, bookingId));
    expect(await codes.liveRedemption(bookingId)).toEqual({ code: code.code, amountCents: 145 });
    await expect(codes.addRedemption(redemption(code, bookingId))).rejects.toThrow();
    await codes.release(bookingId);
    expect(await codes.liveRedemption(bookingId)).toBeNull();
    expect(await usesOf(ports(), code)).toBe(0);
    await codes.release(bookingId);
    expect(await usesOf(ports(), code)).toBe(0);
    await codes.addRedemption(redemption(code, bookingId));
    expect(await codes.liveRedemption(bookingId)).not.toBeNull();
  });

  test('counts the live uses of one code by one player', async () => {
    const { codes, aBooking } = ports();
    const code = await aStoredCode(ports());
    const other = await aStoredCode(ports());
    const first = await aBooking();
    const [second, third] = [await aBooking(first.playerId), await aBooking(first.playerId)];
    const ofOther = await aBooking();
    for (const { bookingId } of [first, second, ofOther])
      await codes.addRedemption(redemption(code, bookingId));
    await codes.addRedemption(redemption(other, third.bookingId));
    expect(await codes.usesOf(code.id, first.playerId)).toBe(2);
    await codes.takeUse(code.id, at(1));
    await codes.release(second.bookingId);
    expect(await codes.usesOf(code.id, first.playerId)).toBe(1);
    expect(await codes.usesOf(code.id, idFrom(randomUUID()))).toBe(0);
  });

  test('rejects a use that takes nothing off, and a use of an unknown code', async () => {
    const { codes, aBooking } = ports();
    const { bookingId } = await aBooking();
    await expect(codes.addRedemption(redemption(await aStoredCode(ports()), bookingId, 0))).rejects.toThrow();
    await expect(codes.addRedemption(redemption(aCode(), bookingId))).rejects.toThrow();
    expect(await codes.liveRedemption(bookingId)).toBeNull();
  });
}
