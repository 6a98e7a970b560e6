/** Something that happened inside a module, told to the modules that depend on it. Payloads are plain JSON. */
export interface DomainEvent {
  /** `module.past_tense`, for example `booking.placed`. */
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}
