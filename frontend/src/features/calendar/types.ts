import type { components } from '../../shared/api/schema';

export type CalendarEntry = components['schemas']['CalendarEntryBody'];
