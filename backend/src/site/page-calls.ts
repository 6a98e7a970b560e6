import { type IncomingMessage, request, type Server } from 'node:http';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';

/** A response of the API, as the renderer expects it. */
export interface ApiResponse {
  status: number;
  body: string;
  /** The response depends on the visitor, although others get one for everyone. */
  isOwn?: true;
}

/**
 * Fetches an address of the API for a page. Null if the page must not contain the response: the
 * browser then fetches it itself.
 */
export type FetchForPage = (address: string) => Promise<ApiResponse | null>;

/** Calls that have the same response for everyone. A page asks for them without any cookie. */
const FOR_EVERYBODY =
  /^\/api\/(?:config|discount-codes|search|open-games|venues(?:\/page|\/[\w-]+(?:\/(?:courts|day|bookings))?)?|courts\/[\w-]+(?:\/availability)?)(?:\?[\w=&%.-]*)?$/;

/**
 * Calls that have the same response for every visitor of whom the server knows nothing. For the
 * others the API marks it as private.
 */
const FOR_EITHER = /^\/api\/venues\/home$/;

/**
 * Calls whose response depends on the visitor: the place that this browser holds, whether it is the
 * organiser's, the bookings of this player and the parts in those of others.
 */
const FOR_VISITOR =
  /^\/api\/(?:shared-payment-links\/[\w-]+|manage\/[\w-]+|bookings\/user\/me|booking-parts)$/;

/**
 * In characters. A page with more, some hundred bookings, would keep the thread that renders all
 * pages from the others, and it cannot be cached for the next visit.
 */
const LARGEST_FOR_VISITOR = 100_000;

/** Headers by which the API knows the caller's address and the request. */
const PASSED_ON = ['host', 'x-forwarded-for', 'x-forwarded-proto'] as const;

interface CallingPage {
  visitor: IncomingMessage & { id?: unknown };
  server: Server;
  /**
   * True if no other visitor ever gets this page. Only then may it contain what is the visitor's.
   */
  isPersonal: boolean;
}

/**
 * Returns a function that calls the API for the visitor of a page, through the server's own handler
 * but without a socket. Limits by address count such a call like one of the browser.
 */
export function callsFor({ visitor, server, isPersonal }: CallingPage): FetchForPage {
  return async (address) => {
    const isForVisitor = isPersonal && FOR_VISITOR.test(address);
    const isForEither = FOR_EITHER.test(address);
    if (!isForVisitor && !isForEither && !FOR_EVERYBODY.test(address)) return null;
    const names = isForVisitor || isForEither ? [...PASSED_ON, 'cookie'] : PASSED_ON;
    const passedOn = names.flatMap((name) => {
      const value = visitor.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const { status, body, isPrivate } = await send(server, address, visitor.socket.remoteAddress, {
      'x-request-id': String(visitor.id),
      ...Object.fromEntries(passedOn),
    });
    if (isForVisitor && body.length > LARGEST_FOR_VISITOR) return null;
    if (status !== 200 && status !== 404) return null;
    return isForEither && isPrivate ? { status, body, isOwn: true } : { status, body };
  };
}

/** Node lets a server take any stream for a connection. */
async function send(
  server: Server,
  path: string,
  remoteAddress: string | undefined,
  headers: Record<string, string>,
): Promise<ApiResponse & { isPrivate: boolean }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const createConnection = () => {
      const [ours, theirs] = duplexPair();
      server.emit('connection', Object.assign(theirs, { remoteAddress }));
      return ours;
    };
    request({ path, headers, createConnection }, resolve).on('error', reject).end();
  });
  const isPrivate = /\bprivate\b/.test(response.headers['cache-control'] ?? '');
  return { status: response.statusCode ?? 0, body: await text(response), isPrivate };
}
