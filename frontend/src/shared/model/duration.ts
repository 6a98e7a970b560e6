const units = [
  { seconds: 86_400, one: 'día', many: 'días' },
  { seconds: 3600, one: 'hora', many: 'horas' },
  { seconds: 60, one: 'minuto', many: 'minutos' },
  { seconds: 1, one: 'segundo', many: 'segundos' },
] as const;

/** Writes a whole number of seconds in Spanish: 3600 → "1 hora", 5400 → "1 hora y 30 minutos". */
export function durationInWords(seconds: number): string {
  const parts: string[] = [];
  let rest = seconds;
  for (const unit of units) {
    const count = Math.floor(rest / unit.seconds);
    rest -= count * unit.seconds;
    if (count > 0) parts.push(`${count} ${count === 1 ? unit.one : unit.many}`);
  }
  const last = parts.pop() ?? `0 ${units[3].many}`;
  return parts.length === 0 ? last : `${parts.join(', ')} y ${last}`;
}
