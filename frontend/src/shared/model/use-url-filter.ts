import { useUrlState } from './use-url-state';

const pageParameter = 'pagina';

/**
 * Keeps the filter and the page of a list in the address. The parameter of each part of the filter
 * has the same name as the part.
 *
 * `values` holds one string per name, empty if that part is not set. `page` starts at 1. A new
 * filter starts at its first page and replaces the entry in the history; a new page adds an entry.
 */
export function useUrlFilter<Name extends string>(names: readonly Name[]) {
  const all = [...names, pageParameter];
  const [state, change] = useUrlState<string>(Object.fromEntries(all.map((name) => [name, name])));
  const values = Object.fromEntries(names.map((name) => [name, state[name] ?? ''])) as Record<Name, string>;
  const wanted = state[pageParameter] ?? '';
  const page = /^[1-9]\d{0,4}$/.test(wanted) ? Number(wanted) : 1;

  const filterBy = (part: Partial<Record<Name, string>>) =>
    change({ ...part, [pageParameter]: null }, { replace: true });
  const turnTo = (next: number) => change({ [pageParameter]: next === 1 ? null : String(next) });
  const clear = () => change(Object.fromEntries(all.map((name) => [name, null])), { replace: true });
  return { values, page, filterBy, turnTo, clear, isFiltered: names.some((name) => values[name] !== '') };
}
