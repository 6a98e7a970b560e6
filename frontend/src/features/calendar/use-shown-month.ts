import { useSearchParams } from 'react-router-dom';
import { isMonth, monthOf, type LocalDay, type LocalMonth } from '../../shared/model/dates';

const parameter = 'mes';

/** The month shown, kept in the address as `?mes=2026-11`; this month where the address says none. */
export function useShownMonth(today: LocalDay): [LocalMonth, (month: LocalMonth) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(parameter) ?? '';
  const month = isMonth(asked) ? asked : monthOf(today);
  const showMonth = (next: LocalMonth) => {
    setSearch({ [parameter]: next }, { replace: true });
  };
  return [month, showMonth];
}
