import { aCode } from '../../../testing/handlers/admin';
import { expiryInWords, valueInWords } from './code-words';
import { discountFormSchema, discountFormOf, discountDetailsOf, type DiscountForm } from './discount-form';

const form = (over: Partial<DiscountForm> = {}): DiscountForm => ({
  ...discountFormOf(null, null),
  code: 'verano',
  value: '20',
  ...over,
});

const problems = (over: Partial<DiscountForm>) => {
  const result = discountFormSchema.safeParse(form(over));
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
};

describe('the form of a discount code', () => {
  test.each<[string, Partial<DiscountForm>]>([
    ['100 percent', { value: '100' }],
    ['half a percent', { value: '0.50' }],
    ['more than a hundred dollars', { type: 'fixed', value: '100.01' }],
    ['one use', { maxUsage: '1' }],
    ['a million uses', { maxUsage: '1000000' }],
    ['one use per player', { maxPerPlayer: '1' }],
    ['an expiry date', { expiresAt: '2026-12-31T23:59' }],
  ])('accepts %s in the form', (_, over) => {
    expect(problems(over)).toEqual([]);
  });

  test.each<[string, Partial<DiscountForm>, string]>([
    ['no code', { code: '' }, 'code'],
    ['one letter', { code: 'A' }, 'code'],
    ['a space within the code', { code: 'DOS PALABRAS' }, 'code'],
    ['no value', { value: '' }, 'value'],
    ['a value of zero', { value: '0' }, 'value'],
    ['a negative value', { value: '-5' }, 'value'],
    ['more than 100 percent', { value: '100.01' }, 'value'],
    ['tenths of a cent', { type: 'fixed', value: '1.005' }, 'value'],
    ['a limit of zero uses', { maxUsage: '0' }, 'maxUsage'],
    ['half a use', { maxUsage: '1.5' }, 'maxUsage'],
    ['a limit of zero uses per player', { maxPerPlayer: '0' }, 'maxPerPlayer'],
    ['words instead of the uses per player', { maxPerPlayer: 'una' }, 'maxPerPlayer'],
    ['an invalid date', { expiresAt: 'mañana' }, 'expiresAt'],
  ])('rejects %s with a message at the field', (_, over, field) => {
    expect(problems(over)).toEqual([field]);
  });

  test('sends capitals, two decimals, and null for empty fields', () => {
    expect(discountDetailsOf(form({ code: ' verano ', value: '2.5', type: 'fixed' }))).toEqual({
      code: 'VERANO',
      type: 'fixed',
      value: '2.50',
      maxUsage: null,
      maxPerPlayer: null,
      expiresAt: null,
      isActive: true,
      isPromoted: false,
      venueIds: null,
    });
  });

  test('returns an unchanged code as it came from the server', () => {
    const code = aCode({
      maxUsage: 10,
      maxPerPlayer: 2,
      expiresAt: '2026-12-31T23:59:00.000Z',
      value: '2.50',
      type: 'fixed',
    });
    const { id: _id, usageCount: _count, ...kept } = code;
    expect(discountDetailsOf(discountFormOf(code, null))).toEqual({ ...kept, venueIds: null });
  });
});

test('describes values and expiry dates in words', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(valueInWords(aCode())).toBe('20%');
  expect(valueInWords(aCode({ value: '12.50' }))).toBe('12.50%');
  expect(valueInWords(aCode({ type: 'fixed', value: '2.00' }))).toBe('$2.00');
  expect(expiryInWords(aCode(), now)).toBe('Sin vencimiento');
  expect(expiryInWords(aCode({ expiresAt: '2026-12-30T12:00:00Z' }), now)).toBe('30/12/2026');
  expect(expiryInWords(aCode({ expiresAt: '2026-11-20T12:00:00Z' }), now)).toBe('Venció el 20/11/2026');
});
