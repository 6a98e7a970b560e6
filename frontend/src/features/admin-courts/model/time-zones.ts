import { compareNames } from '../../../shared/model/compare-names';
import { texts } from '../texts';

/** The time zones of one part of the world. The city of America/Guayaquil is "Guayaquil". */
export interface ZoneRegion {
  label: string;
  zones: { name: string; city: string }[];
}

/** Groups time zones by part of the world. The parts are ordered by their Spanish names. */
export function byRegion(zones: readonly string[]): ZoneRegion[] {
  const regions = new Map<string, ZoneRegion>();
  for (const name of zones) {
    const [area = name, ...rest] = name.split('/');
    const label = texts.regions[area] ?? area;
    const region = regions.get(label) ?? { label, zones: [] };
    region.zones.push({ name, city: rest.join(', ').replaceAll('_', ' ') || name });
    regions.set(label, region);
  }
  return [...regions.values()].sort((a, b) => compareNames(a.label, b.label));
}
