import { useSearchParams } from 'react-router-dom';

const pageName = 'pagina';

/**
 * A list's filter, kept in the address: what each of `names` says ("" where it says nothing), and the page from 1.
 * Another filter begins at its first page.
 */
export function useUrlFilter<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  const wanted = params.get(pageName) ?? '';
  const page = /^[1-9]\d{0,4}$/.test(wanted) ? Number(wanted) : 1;

  const filterBy = (change: Partial<Record<Name, string>>) =>
    setParams((old) => changed(old, { ...change, [pageName]: '' }), { replace: true });
  const turnTo = (next: number) =>
    setParams((old) => changed(old, { [pageName]: next === 1 ? '' : String(next) }));
  const clear = () =>
    setParams((old) => changed(old, Object.fromEntries([...names, pageName].map((name) => [name, '']))), {
      replace: true,
    });
  return { values, page, filterBy, turnTo, clear, isFiltered: names.some((name) => values[name] !== '') };
}

function changed(old: URLSearchParams, change: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(old);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
