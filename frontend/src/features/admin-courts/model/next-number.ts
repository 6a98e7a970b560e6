/** Returns the lowest numbers from `first` on that no court of the venue has. */
export function freeNumbers(taken: readonly number[], first: number, count: number): number[] {
  const used = new Set(taken);
  const free: number[] = [];
  for (let number = first; free.length < count; number += 1) if (!used.has(number)) free.push(number);
  return free;
}

/** Returns the lowest number that no court of the venue has. */
export function nextNumber(taken: readonly number[]): number {
  return freeNumbers(taken, 1, 1)[0] ?? 1;
}

/** Returns the name for another number: "Cancha 1" becomes "Cancha 4", "Central" stays. */
export function nameForNumber(name: string, from: number, to: number): string {
  return withoutNumber(name, from) === name ? name : `${withoutNumber(name, from)}${to}`;
}

/** Returns the name of one of several equal courts: "Central" becomes "Central 2". */
export function nameInSeries(name: string, typedNumber: number, number: number): string {
  return `${withoutNumber(name, typedNumber).trim()} ${number}`;
}

/** Returns the name without the number at its end. */
function withoutNumber(name: string, number: number): string {
  const end = String(number);
  const start = name.slice(0, -end.length);
  return name.endsWith(end) && !/\d$/.test(start) ? start : name;
}
