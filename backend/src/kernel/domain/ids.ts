declare const kind: unique symbol;

/** The text of an id, which the compiler does not take for the id of another thing. */
type IdOf<Kind extends string> = string & { readonly [kind]: Kind };

export type AdminId = IdOf<'admin'>;
export type BookingId = IdOf<'booking'>;
export type CategoryId = IdOf<'category'>;
export type CourtId = IdOf<'court'>;
export type CustomerId = IdOf<'customer'>;
export type PaymentId = IdOf<'payment'>;
export type PlayerId = IdOf<'player'>;
export type VenueId = IdOf<'venue'>;

/** An id of any of these things. */
export type Id = AdminId | BookingId | CategoryId | CourtId | CustomerId | PaymentId | PlayerId | VenueId;

/**
 * Takes an id from data that has no type, such as the payload of a job, or from a text that is
 * made here. Ids of requests come through `IdParam` and `IsId`, ids of rows through the type of the
 * row, and new ids from `Ids` (docs/adr/0096).
 * @throws TypeError if the value is not a text
 */
export function idFrom<Of extends Id>(value: unknown): Of {
  if (typeof value !== 'string') throw new TypeError(`not an id: ${typeof value}`);
  return value as Of;
}
