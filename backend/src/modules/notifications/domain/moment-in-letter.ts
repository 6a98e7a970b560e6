import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { es } from 'date-fns/locale/es';

/** Returns a moment as a letter about an account writes it, with the zone in which it is true. */
export function momentInLetter(at: Date, timeZone: string): string {
  const when = format(new TZDate(at, timeZone), "d 'de' MMMM 'de' yyyy, HH:mm", { locale: es });
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `${when} (hora de ${city})`;
}

/** Returns "sábado 21 de noviembre". */
export function dayInLetter(instant: TZDate): string {
  return format(instant, "EEEE d 'de' MMMM", { locale: es });
}

/** Returns "las 15:40", but "la 01:15". */
export function theTime(instant: TZDate): string {
  return `${instant.getHours() === 1 ? 'la' : 'las'} ${format(instant, 'HH:mm')}`;
}
