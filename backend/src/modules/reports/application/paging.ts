/** The number of entries on a full page. */
export const PAGE_SIZE = 25;

/** One page of a list. `page` counts from 1. A page after the last one is empty. */
export interface Page<Entry> {
  entries: Entry[];
  /** The number of entries on all pages. */
  total: number;
  page: number;
  pageSize: number;
}

/** The days from `from` to `to`, both included, as `yyyy-MM-dd`. `null` means no limit. */
export interface Period {
  from: string | null;
  to: string | null;
}
