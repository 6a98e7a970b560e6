import type { LocalDay } from '../../../shared/model/dates';

/** Returns the id of a day's heading in the list, which the cells of the calendar link to. */
export const dayHeadingId = (day: LocalDay) => `dia-${day}`;
