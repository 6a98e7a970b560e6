import { arrivalOf } from './arrival.js';

const guest = { isAccount: false };
const account = { isAccount: true };

test.each([
  ['without a player', null, false, 'create'],
  ['without a player', null, true, 'enter'],
  ['of a guest', guest, false, 'become'],
  ['of a guest', guest, true, 'merge'],
  ['of an account', account, false, 'change_address'],
  ['of an account', account, true, 'enter'],
] as const)(
  'a browser %s (%j) and an address with an account (%j) lead to %s',
  (_, current, hasOwner, what) => {
    expect(arrivalOf(current, hasOwner)).toBe(what);
  },
);
