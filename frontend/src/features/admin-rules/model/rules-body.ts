import type { components } from '../../../shared/api/schema';
import { WEEKDAYS, type Interval, type OpeningHours, type Rules, type RulesChange } from '../types';

type Schemas = components['schemas'];

/** Reads the rules of the contract, which has no pairs: an interval is a list of two times. */
export function rulesOf(body: Schemas['VenueRulesBody']): Rules {
  return {
    ...body,
    openingHours: perDay((day) => intervalsOf(body.openingHours[day])),
    exceptions: body.exceptions.map((each) => ({ ...each, open: intervalsOf(each.open) })),
    priceRules: body.priceRules.map((rule) => ({
      ...rule,
      dateFrom: rule.dateFrom ?? null,
      dateTo: rule.dateTo ?? null,
      gameType: rule.gameType ?? null,
      courtIds: rule.courtIds ?? null,
    })),
  };
}

/** Writes the changed rules as the contract takes them. */
export function bodyOf({ openingHours, exceptions, ...change }: RulesChange): Schemas['ChangedRulesBody'] {
  return {
    ...(change as Schemas['ChangedRulesBody']),
    ...(openingHours ? { openingHours: perDay((day) => openingHours[day].map(listOf)) } : {}),
    ...(exceptions
      ? { exceptions: exceptions.map((each) => ({ ...each, open: each.open.map(listOf) })) }
      : {}),
  };
}

const listOf = ([from, to]: Interval): string[] => [from, to];

/** Reads the parts of a day, each a list of two times. */
export function intervalsOf(lists: readonly (readonly string[])[]): Interval[] {
  return lists.map(([from = '', to = '']) => [from, to]);
}

function perDay<Hours>(hoursOf: (day: keyof OpeningHours) => Hours): Record<keyof OpeningHours, Hours> {
  const entries = WEEKDAYS.map((day) => [day, hoursOf(day)] as const);
  return Object.fromEntries(entries) as Record<keyof OpeningHours, Hours>;
}
