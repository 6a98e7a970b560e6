/** Orders names as a Spanish reader expects: á beside a, ñ after n, and 2 before 10. */
const compareNames = new Intl.Collator('es', { numeric: true }).compare;

/** A time zone in the words of the browser. */
export interface ZoneChoice {
  /** The IANA name, which is stored. */
  id: string;
  /** The place in Spanish: "Ecuador", "Nueva York". */
  label: string;
  /** The difference to Greenwich now, and the IANA name: "GMT-5 · America/Guayaquil". */
  hint: string;
}

/**
 * Returns the zones in the order of the list: those of the Americas first, then by name. A zone
 * that has two names is listed once, with the newer name or the one that is `chosen`.
 */
export function zoneChoices(zones: readonly string[], chosen: string, now: Date): ZoneChoice[] {
  const known = zones.includes(chosen) || chosen === '' ? zones : [chosen, ...zones];
  const byRules = new Map<string, string>();
  for (const name of known) {
    const rules = rulesOf(name);
    const other = byRules.get(rules);
    // The browser resolves both names to the old one.
    if (other === undefined || name === chosen || (other !== chosen && other === rules))
      byRules.set(rules, name);
  }
  return [...byRules.values()]
    .map((name) => ({
      id: name,
      label: placeOf(name, now),
      hint: `${partOf(name, 'shortOffset', now)} · ${name}`,
    }))
    .sort((a, b) => Number(isFar(a)) - Number(isFar(b)) || compareNames(a.label, b.label));
}

const americas = /^America\/|^Pacific\/(Galapagos|Easter|Honolulu)$|^Atlantic\/(Bermuda|Stanley)$/;

const isFar = ({ id }: ZoneChoice) => !americas.test(id);

/** The browser's Spanish name of the place, or the city of the IANA name if it has none. */
function placeOf(name: string, now: Date): string {
  const [, place] = /^hora de (.+)$/.exec(partOf(name, 'shortGeneric', now)) ?? [];
  return place ?? (name.split('/').at(-1) ?? name).replaceAll('_', ' ');
}

function partOf(timeZone: string, timeZoneName: 'shortGeneric' | 'shortOffset', now: Date): string {
  try {
    const format = new Intl.DateTimeFormat('es', { timeZone, timeZoneName });
    return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return ''; // A zone that the server knows and this browser does not.
  }
}

function rulesOf(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('es', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}
