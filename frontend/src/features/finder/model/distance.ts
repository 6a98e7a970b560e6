/** Writes a distance as the map of a player would: "300 m", "2.4 km", "18 km". */
export function distanceInWords(meters: number): string {
  if (meters < 950) return `${Math.max(1, Math.round(meters / 100)) * 100} m`;
  const kilometers = meters / 1000;
  return `${kilometers < 9.95 ? kilometers.toFixed(1) : Math.round(kilometers)} km`;
}
