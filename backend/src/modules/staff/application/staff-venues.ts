/** The names of venues, also of those that are archived. */
export abstract class StaffVenues {
  /** Returns the name of each of these venues that exists, by its id, in the order of the names. */
  abstract namesOf(venueIds: readonly string[]): Promise<Map<string, string>>;
}
