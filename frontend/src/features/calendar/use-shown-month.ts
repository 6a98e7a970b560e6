import { isDay, isMonth, monthOf, type LocalDay, type LocalMonth } from '../../shared/model/dates';
import { useUrlState } from '../../shared/model/use-url-state';

const parameters = { month: 'mes', day: 'dia' };

interface ShownMonth {
  month: LocalMonth;
  /** The chosen day of the month, if any. */
  day: LocalDay | null;
  showMonth: (month: LocalMonth) => void;
  showDay: (day: LocalDay) => void;
}

/**
 * Keeps the month and the chosen day in the address: `?mes=2026-11&dia=2026-11-21`. The default is
 * the month of `today`, with no day.
 */
export function useShownMonth(today: LocalDay): ShownMonth {
  const [values, change] = useUrlState(parameters);
  const month = isMonth(values.month) ? values.month : monthOf(today);
  return {
    month,
    day: isDay(values.day) && monthOf(values.day) === month ? values.day : null,
    showMonth: (next) => change({ month: next, day: null }, { replace: true }),
    showDay: (day) => change({ month, day }, { replace: true }),
  };
}
