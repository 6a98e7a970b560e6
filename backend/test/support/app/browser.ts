import { setTimeout } from 'node:timers/promises';
import { contractCheck } from './contract-check.js';

/** A machine that is busy for longer is a failure. */
const BUSY_MS = 30_000;

/** A response with its parsed body. */
export interface TestResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/**
 * Calls the application like a browser: keeps cookies and sends JSON. Repeats what the server
 * refuses because its database is busy, as a person would: a crowd of requests or a machine that
 * stands still for seconds says nothing about what a test is about.
 */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly baseUrl: string,
    private readonly isPatient = true,
  ) {}

  /** Returns a browser with the same cookies for another address of the site. */
  at(baseUrl: string): Browser {
    return this.withCookiesIn(new Browser(baseUrl, this.isPatient));
  }

  /** Returns a browser with the same cookies that repeats nothing. */
  impatient(): Browser {
    return this.withCookiesIn(new Browser(this.baseUrl, false));
  }

  get<Body = unknown>(path: string): Promise<TestResponse<Body>> {
    return this.send<Body>('GET', path);
  }

  post<Body = unknown>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse<Body>> {
    return this.send<Body>('POST', path, body, headers);
  }

  async send<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse<Body>> {
    const giveUpAt = Date.now() + BUSY_MS;
    for (;;) {
      const response = await this.sendOnce<Body>(method, path, body, headers);
      if (!this.isPatient || !isBusy(response) || Date.now() > giveUpAt) return response;
      await setTimeout(Number(response.headers.get('retry-after')) * 1_000);
    }
  }

  private async sendOnce<Body>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<TestResponse<Body>> {
    const response = await fetch(this.baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const type = response.headers.get('content-type') ?? '';
    const text = type.includes('text/event-stream') ? await leave(response) : await response.text();
    const received: unknown = type.includes('json') ? JSON.parse(text) : text;
    const { status } = response;
    contractCheck?.assertDescribes({ method, path, sent: body, status, contentType: type, received });
    return { status, headers: response.headers, body: received as Body };
  }

  /** The value of the `Cookie` header that this browser sends. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private withCookiesIn(other: Browser): Browser {
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** The code says that the database is busy or away. A provider that is away has other codes. */
function isBusy({ status, body }: TestResponse<unknown>): boolean {
  return status === 503 && (body as { code?: unknown } | null)?.code === 'unavailable';
}

/** Closes an event stream, which never ends by itself, after its first chunk. */
async function leave(response: Response): Promise<string> {
  await response.body?.cancel();
  return '';
}
