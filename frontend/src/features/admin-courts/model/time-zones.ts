import { texts } from '../texts';

/** The zones of a part of the world: "América", and "Guayaquil" for America/Guayaquil. */
export interface ZoneRegion {
  label: string;
  zones: { name: string; city: string }[];
}

/** Zones by part of the world, the parts and the cities in the order of their Spanish names. */
export function byRegion(zones: readonly string[]): ZoneRegion[] {
  const regions = new Map<string, ZoneRegion>();
  for (const name of zones) {
    const [area = name, ...rest] = name.split('/');
    const label = texts.regions[area] ?? area;
    const region = regions.get(label) ?? { label, zones: [] };
    region.zones.push({ name, city: rest.join(', ').replaceAll('_', ' ') || name });
    regions.set(label, region);
  }
  return [...regions.values()].sort((a, b) => a.label.localeCompare(b.label, 'es'));
}
