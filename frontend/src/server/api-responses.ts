/** A response of the API that the page may contain. */
interface ApiResponse {
  status: number;
  body: string;
}

/**
 * The responses by address (`/api/venues/1`). Null: the server does not fetch this one for a page,
 * and the browser will.
 */
export type ApiResponses = Readonly<Record<string, ApiResponse | null>>;

/**
 * Lets every call of the API get one of these responses. Returns the set of addresses that
 * were asked for and are not among them.
 */
export function respondFrom(responses: ApiResponses): ReadonlySet<string> {
  const missing = new Set<string>();
  globalThis.fetch = (input) => {
    const request = new Request(input);
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    const known = request.method === 'GET' ? responses[address] : null;
    if (known) return Promise.resolve(new Response(known.body, known));
    if (known === undefined) missing.add(address);
    return Promise.reject(new Error('The server has no response for this page.'));
  };
  return missing;
}
