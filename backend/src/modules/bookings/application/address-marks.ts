/** Turns network addresses into marks that a booking can keep. */
export abstract class AddressMarks {
  /**
   * Returns a whole number of 64 bits, as text. It is the same for the same address and venue, and
   * nobody finds the address without the secret of the installation.
   */
  abstract markOf(address: string, venueId: string): string;
}
