import { EntitySchema } from 'typeorm';

/**
 * A row of `calendar_months`: the version of a venue's month. Triggers write it. The month
 * `-infinity` counts the changes of the venue's courts.
 */
interface CalendarMonthRow {
  venueId: string;
  month: string;
  version: string;
}

export const CalendarMonthSchema = new EntitySchema<CalendarMonthRow>({
  name: 'CalendarMonth',
  tableName: 'calendar_months',
  columns: {
    venueId: { type: 'uuid', name: 'venue_id', primary: true },
    month: { type: 'date', primary: true },
    version: { type: 'bigint' },
  },
});
