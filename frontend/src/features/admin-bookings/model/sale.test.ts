import { decimalOf } from '../../../shared/model/money';
import {
  blankSale,
  changeOf,
  holdTimes,
  isSellable,
  priceOfSale,
  saleCommand,
  type SaleForm,
  saleProblems,
  usualHoldTime,
  usualLength,
} from './sale';

const tariff = 1650;
const sold = {
  courtId: 'court-1',
  bookingDate: '2026-11-21',
  timeSlot: '18:00',
  durationMinutes: 60 as const,
};
const form = (over: Partial<SaleForm> = {}): SaleForm => ({ ...blankSale, name: ' Ana ', ...over });
const problems = (over: Partial<SaleForm>) => saleProblems(form(over), tariff);
const lengthsOf = (...minutes: number[]) =>
  minutes.map((one) => ({ minutes: one, singlesPrice: '16.50', doublesPrice: '33.00' }));

test.each([
  ['20', 350],
  ['16,50', 0],
  ['16.49', null],
  ['veinte', null],
  ['', null],
])('the change of %s for $16.50 is %s', (received, change) => {
  expect(changeOf(received, tariff)).toBe(change);
});

describe('the wrong fields of a sale', () => {
  test.each<[string, Partial<SaleForm>, string[]]>([
    ['none with a name and exact cash', {}, []],
    ['a missing name', { name: '  ' }, ['name']],
    ['cash below the price', { received: '16,49' }, ['received']],
    ['cash that is no amount', { received: '20.5.0' }, ['received']],
    ['none with what was typed before a transfer', { kind: 'transfer', received: '1' }, []],
    ['a free hour without a reason', { kind: 'free' }, ['reason']],
    ['another price without a reason', { price: '10' }, ['reason']],
    ['a price that no card can pay', { price: '0,49', reason: 'Socio' }, ['price']],
    ['cash below another price', { price: '10', reason: 'Socio', received: '9' }, ['received']],
  ])('are named: %s', (_what, over, fields) => {
    expect(Object.keys(problems(over))).toEqual(fields);
  });

  test('names what is missing', () => {
    expect(problems({ received: '16' }).received).toContain('$0.50');
  });
});

describe('what the server is asked to sell', () => {
  const asked = (over: Partial<SaleForm>, holdUntil: string | null = null) =>
    saleCommand(form(over), { ...sold, tariff }, holdUntil);

  test('has the tariff that was shown, and the cash that was handed over', () => {
    expect(asked({ received: '20', phone: ' 099 123 4567 ' })).toEqual({
      ...sold,
      gameType: 'singles',
      customer: { name: 'Ana', phone: '099 123 4567', email: null },
      expectedAmount: '16.50',
      payment: { kind: 'cash', received: '20.00' },
    });
  });

  test('has another price with its reason, next to the tariff', () => {
    expect(asked({ price: '10', reason: ' Socio ' })).toMatchObject({
      price: { total: '10.00', reason: 'Socio' },
      expectedAmount: '16.50',
    });
  });

  test('has only what belongs to the way of paying', () => {
    const typed = { received: '20', price: '10', reason: 'Premio' };
    expect(asked({ ...typed, kind: 'free' })).not.toHaveProperty('price');
    expect(asked({ ...typed, kind: 'free' }).payment).toEqual({ kind: 'free', reason: 'Premio' });
    const until = '2026-11-21T22:00:00.000Z';
    expect(asked({ received: '20', kind: 'later' }, until).payment).toEqual({
      kind: 'later',
      holdUntil: until,
    });
    expect(asked({ received: '20', kind: 'terminal' }, until).payment).toEqual({ kind: 'terminal' });
  });
});

test.each<[string, Partial<SaleForm>, number | null]>([
  ['the tariff', {}, tariff],
  ['nothing if it is free', { kind: 'free', price: '10' }, 0],
  ['another price', { price: '10,5' }, 1050],
  ['unknown while the price is typed', { price: '' }, null],
])('the price of a sale is %s', (_what, over, cents) => {
  expect(priceOfSale(form(over), tariff)).toBe(cents);
});

describe('the length of a sale', () => {
  test('is what is left of an hour that has begun, otherwise the first that is free', () => {
    expect(usualLength(lengthsOf(60, 30), 30)).toBe(30);
    expect(usualLength(lengthsOf(90, 60), null)).toBe(90);
    expect(usualLength(lengthsOf(60), 30)).toBe(60);
    expect(usualLength([], 30)).toBeNull();
  });
});

describe('until when an hour can be held', () => {
  const startsAt = '2026-11-21T23:00:00.000Z';
  const at = (now: string) => holdTimes(startsAt, new Date(now), 'America/Guayaquil');

  test('are the half hours from now to the start, by default an hour before it', () => {
    const times = at('2026-11-21T20:40:00.000Z');
    expect(times.map(({ label }) => label)).toEqual(['16:00', '16:30', '17:00', '17:30']);
    expect(usualHoldTime(times)).toBe('2026-11-21T22:00:00.000Z');
  });

  test('are none shortly before the start, and stay on the day of the play', () => {
    expect(at('2026-11-21T22:31:00.000Z')).toEqual([]);
    expect(usualHoldTime([])).toBeNull();
    expect(at('2026-11-19T20:00:00.000Z')[0]?.label).toBe('06:00');
  });
});

test('an hour that is offered to a waiting player, or whose court is closed, is not for sale', () => {
  expect(isSellable({ status: 'available' }, { status: 'free' })).toBe(true);
  expect(isSellable({ status: 'available' }, { status: 'kept' })).toBe(false);
  expect(isSellable({ status: 'maintenance' }, { status: 'free' })).toBe(false);
});

test('the shown price is the one that is sent', () => {
  expect(saleCommand(form(), { ...sold, tariff }, null).expectedAmount).toBe(decimalOf(tariff));
});
