import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { es } from 'date-fns/locale/es';

/** Returns a moment as a letter about an account writes it, with the zone in which it is true. */
export function momentInLetter(at: Date, timeZone: string): string {
  const when = format(new TZDate(at, timeZone), "d 'de' MMMM 'de' yyyy, HH:mm", { locale: es });
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `${when} (hora de ${city})`;
}
