import { useEffect, useEffectEvent, useState } from 'react';
import { deviceNow } from '../../shared/time/server-time';
import { timeAfter } from './model/hour-states';

const minute = 60_000;

/**
 * Returns the time on the venue's clock, `HH:mm`. It starts from the server's time; the device's
 * clock only measures how much time has passed since then.
 * @param localTime the time of the data
 * @param loadedAt when the data arrived, in milliseconds
 * @param reload called at the venue's midnight, because the data is then of yesterday
 */
export function useVenueTime(localTime: string, loadedAt: number, reload: () => void): string {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(deviceNow()), minute / 2);
    return () => clearInterval(timer);
  }, []);
  const time = timeAfter(localTime, Math.max(0, Math.floor((now - loadedAt) / minute)));
  const isNewDay = time === null;
  const reloadDay = useEffectEvent(reload);
  useEffect(() => {
    if (isNewDay) reloadDay();
  }, [isNewDay]);
  return time ?? '23:59';
}
