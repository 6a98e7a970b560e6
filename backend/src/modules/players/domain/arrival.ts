/**
 * The consequence when a player has shown that an address is theirs. `create`: the browser gets a
 * new account. `become`: the guest of the browser is the account from now on. `merge`: the account
 * gets everything of the guest. `change_address`: the account gets another address. `enter`: the
 * browser changes to the account, and nothing moves.
 */
export type Arrival = 'create' | 'become' | 'merge' | 'change_address' | 'enter';

/**
 * @param current the player of the browser, if it has one
 * @param hasOwner whether an account has the address
 */
export function arrivalOf(current: { isAccount: boolean } | null, hasOwner: boolean): Arrival {
  if (!current) return hasOwner ? 'enter' : 'create';
  if (current.isAccount) return hasOwner ? 'enter' : 'change_address';
  return hasOwner ? 'merge' : 'become';
}
