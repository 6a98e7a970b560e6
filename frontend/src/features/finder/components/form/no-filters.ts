/** The change of the address that takes all further filters away. */
export const noFilters = { to: null, minutes: null, surface: null, lights: null, maxPrice: null } as const;
