import type { LocalDay } from '../../../shared/model/dates';

/** The id of a day's heading in the list, for the calendar's cells to lead to. */
export const dayHeadingId = (day: LocalDay) => `dia-${day}`;
