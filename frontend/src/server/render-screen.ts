import type { Query, QueryClient, QueryKey, QueryOptions } from '@tanstack/react-query';
import { loadPage } from '../app/lazy-pages';
import { createQueryClient } from '../app/query-client';
import { restoreQuery, servedStateId, type ServedQuery, type ServedState } from '../app/served-state';
import { isNotFound, type ApiError } from '../shared/api/api-error';
import { respondFrom, type ApiResponses } from './api-responses';
import { collectStyles } from './collected-styles';
import { renderHtml } from './render-html';

export { renderShells } from './render-shell';

export interface RenderTask {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** The address of the site, for previews of links: `https://saque.example`. */
  origin: string;
  /** In milliseconds. */
  now: number;
  responses: ApiResponses;
}

export interface RenderedScreen {
  /** 404 if the address names something that does not exist. */
  status: 200 | 404;
  head: string;
  body: string;
  /** The element with the served state. */
  state: string;
  /**
   * Addresses of the API that the screen needs besides the given responses. If there are any, the
   * rest is not complete.
   */
  missing: string[];
}

/**
 * Renders the screen of an address with these responses. The calls of a screen are those of its own
 * components: a render finds the queries that wait, and the next one has their data.
 */
export async function renderScreen(task: RenderTask): Promise<RenderedScreen> {
  const missing = respondFrom(task.responses);
  const queryClient = createQueryClient();
  collectPrefetches(queryClient);
  const wanted = collectWanted(queryClient);
  const asked = new Map<string, ServedQuery | null>();
  await loadPage(task.path);
  try {
    for (;;) {
      const styles = collectStyles();
      const address = task.path + task.search;
      const { head, body } = await renderHtml({ ...task, queryClient, styles: styles.cache, address });
      const waiting = queryClient.getQueryCache().findAll({
        predicate: ({ queryHash, state, options }) =>
          state.status === 'pending' &&
          wanted.has(queryHash) &&
          options.meta?.['inBrowserOnly'] !== true &&
          !asked.has(queryHash),
      });
      const served = await Promise.all(waiting.map((query) => ask(query, queryClient)));
      waiting.forEach(({ queryHash }, index) => asked.set(queryHash, served[index] ?? null));
      if (served.some((query) => query !== null)) {
        // With the data, the next render may enable a query that this one has disabled.
        queryClient.removeQueries({ predicate: ({ state }) => state.status === 'pending' });
        for (const query of served) if (query) restoreQuery(queryClient, query, task.now);
        continue;
      }
      const queries = [...asked.values(), ...besides(queryClient, wanted, asked)].filter(
        (query) => query !== null,
      );
      return {
        status: queries.some(({ notFound }) => notFound !== undefined) ? 404 : 200,
        head: head + styles.toHead(body),
        body,
        state: stateElement({ now: task.now, queries }),
        missing: [...missing],
      };
    }
  } finally {
    queryClient.clear();
  }
}

/** Lets a query that a component fetches early wait like the others. */
function collectPrefetches(client: QueryClient): void {
  client.query = (options) => {
    client.getQueryCache().build(client, client.defaultQueryOptions(options) as BuiltOptions);
    return new Promise(() => undefined);
  };
}

/**
 * Returns the hashes of the queries that a component waits for. A query itself has the options of
 * its last component, which may only watch what another one fetches.
 */
function collectWanted(client: QueryClient): ReadonlySet<string> {
  const cache = client.getQueryCache();
  const build = cache.build.bind(cache);
  const wanted = new Set<string>();
  cache.build = (owner, options, state) => {
    const query = build(owner, options, state);
    if ((options as { enabled?: unknown }).enabled !== false) wanted.add(query.queryHash);
    return query;
  };
  return wanted;
}

/** Returns what components show although another query fetched it: it never waited. */
function besides(
  client: QueryClient,
  wanted: ReadonlySet<string>,
  asked: ReadonlyMap<string, ServedQuery | null>,
): ServedQuery[] {
  const isShown = ({ queryHash, state }: Query) =>
    state.status === 'success' && wanted.has(queryHash) && !asked.has(queryHash);
  const shown = client.getQueryCache().findAll({ predicate: isShown });
  return shown.map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
}

/** Returns the result of a query, or null if the browser has to fetch it. */
async function ask({ queryKey, options }: Query, client: QueryClient): Promise<ServedQuery | null> {
  const { queryFn, meta, initialPageParam: pageParam } = options as FetchOptions;
  if (typeof queryFn !== 'function') return null;
  const { signal } = new AbortController();
  try {
    const data: unknown = await queryFn({ client, queryKey, signal, meta, pageParam, direction: 'forward' });
    return {
      key: queryKey,
      data: pageParam === undefined ? data : { pages: [data], pageParams: [pageParam] },
    };
  } catch (error) {
    return isNotFound(error) ? { key: queryKey, notFound: bodyOf(error) } : null;
  }
}

/** The options that the observers of a query, of one response or of pages, add. */
type BuiltOptions = QueryOptions & { queryKey: QueryKey };
type FetchOptions = Query['options'] & { initialPageParam?: unknown };

const bodyOf = (error: unknown) => (error as ApiError).message.slice('404: '.length);

/** A script element ends at the first `</script>`, also within a text. */
function stateElement(state: ServedState): string {
  const json = JSON.stringify(state).replace(/[<\u2028\u2029]/g, escaped);
  return `<script type="application/json" id="${servedStateId}" nonce="__CSP_NONCE__">${json}</script>`;
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
