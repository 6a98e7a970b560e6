/** Turns network addresses, and mailboxes, into marks that can be stored. */
export abstract class AddressMarks {
  /**
   * Returns a whole number of 64 bits, as text. It is the same for the same address and thing (a
   * venue or a booking), and hides the address from readers without the secret of the installation.
   */
  abstract markOf(address: string, thingId: string): string;
}
