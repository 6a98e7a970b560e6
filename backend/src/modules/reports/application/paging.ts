export const PAGE_SIZE = 25;

/** One page of a list. `page` counts from 1; a page beyond the last is empty. */
export interface Page<Entry> {
  entries: Entry[];
  /** Of all pages together. */
  total: number;
  page: number;
  pageSize: number;
}

/** Days from `from` to `to`, both included, `yyyy-MM-dd`; `null`: without that end. */
export interface Period {
  from: string | null;
  to: string | null;
}
