import type { Venue } from '../types';

/** Returns the address of a map with the way to the venue, or null if the venue tells no place. */
export function directionsTo({ name, address, coordinates }: Venue): string | null {
  if (!address && !coordinates) return null;
  const destination = coordinates
    ? `${coordinates.latitude},${coordinates.longitude}`
    : `${name}, ${address}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
