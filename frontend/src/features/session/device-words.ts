import { clockTime, dayAndTime, todayIn } from '../../shared/model/dates';

/** The words for a device, and for the time of its last use. */
const texts = {
  unknownDevice: 'Dispositivo desconocido',
  device: (browser: string, system: string) => `${browser} en ${system}`,
  today: (time: string) => `hoy, ${time}`,
  todayAlone: 'hoy',
} as const;

interface Device {
  browser: string | null;
  system: string | null;
}

/** Returns what a person calls the device of a session: "Firefox en Android". */
export function deviceName({ browser, system }: Device): string {
  if (browser !== null && system !== null) return texts.device(browser, system);
  return browser ?? system ?? texts.unknownDevice;
}

/** Returns the day of an instant for the reader: "hoy" or "20/11/2026". */
export function dayWordOf(instant: string, timeZone: string): string {
  return isToday(instant, timeZone) ? texts.todayAlone : dayAndTime(instant, timeZone).day;
}

/** Returns an instant on the clock of the reader: "hoy, 14:05" or "20/11/2026, 14:05". */
export function momentOf(instant: string, timeZone: string): string {
  if (isToday(instant, timeZone)) return texts.today(clockTime(instant, timeZone));
  const { day, time } = dayAndTime(instant, timeZone);
  return `${day}, ${time}`;
}

const isToday = (instant: string, timeZone: string) =>
  todayIn(timeZone, new Date(instant)) === todayIn(timeZone);
