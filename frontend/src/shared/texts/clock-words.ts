/** Stands after a time that is not the one on the reader's own clock. */
export const venueClock = 'hora del complejo';
