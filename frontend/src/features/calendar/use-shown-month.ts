import { isMonth, monthOf, type LocalDay, type LocalMonth } from '../../shared/model/dates';
import { useUrlState } from '../../shared/model/use-url-state';

const parameters = { month: 'mes' };

/**
 * Keeps the month on the screen in the address: `?mes=2026-11`. The default is the month of
 * `today`.
 */
export function useShownMonth(today: LocalDay): [LocalMonth, (month: LocalMonth) => void] {
  const [values, change] = useUrlState(parameters);
  const month = isMonth(values.month) ? values.month : monthOf(today);
  const showMonth = (next: LocalMonth) => change({ month: next }, { replace: true });
  return [month, showMonth];
}
