/** The full hours from 06:00 to 22:00. */
const hours = Array.from({ length: 17 }, (_, hour) => `${String(hour + 6).padStart(2, '0')}:00`);

/** The choices of a time, with the one of the address if it is another one. */
export function timesWith(time: string): { value: string; label: string }[] {
  const all = time === '' || hours.includes(time) ? hours : [...hours, time].toSorted();
  return all.map((value) => ({ value, label: value }));
}
