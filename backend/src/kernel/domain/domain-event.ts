/** Something that happened in one module and that other modules react to. */
export interface DomainEvent {
  /** `module.past_tense`, such as `booking.paid`. */
  readonly name: string;
  /** Plain JSON. */
  readonly payload: Readonly<Record<string, unknown>>;
}
