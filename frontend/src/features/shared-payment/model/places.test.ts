import { type Place, priceOf } from './places';

const places = (...amounts: string[]): Place[] =>
  amounts.map((amount, index) => ({
    number: index + 1,
    amount,
    hasOddCent: amount === '7.27',
    status: 'open',
    payerName: null,
    forName: null,
    atClub: false,
    isYours: false,
    leaveWith: null,
  }));

test('several places cost the next one and those after it', () => {
  const link = { amountPerPerson: '7.26', places: places('7.26', '7.26', '7.26', '7.27') };
  expect([1, 2, 4].map((count) => priceOf(link, count))).toEqual([726, 1452, 2905]);
});

test('the whole rest costs the sum of its places, also if the group takes the dearer one first', () => {
  expect(priceOf({ amountPerPerson: '7.27', places: places('7.26', '7.27') }, 2)).toBe(1453);
});
