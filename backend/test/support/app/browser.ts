import { setTimeout } from 'node:timers/promises';

/** A machine that is busy for longer is a failure. */
const BUSY_MS = 30_000;

/** A response with its parsed body. */
export interface TestResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Calls the application like a browser: keeps cookies and sends JSON. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly baseUrl: string) {}

  /** Returns a browser with the same cookies for another address of the site. */
  at(baseUrl: string): Browser {
    const moved = new Browser(baseUrl);
    for (const [name, value] of this.cookies) moved.cookies.set(name, value);
    return moved;
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
    const isJson = type.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  }

  /** The value of the `Cookie` header that this browser sends. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/**
 * Repeats a request while the response says that the application is busy (503), as the site does.
 * A crowd of requests may overload the machine of the tests for seconds.
 */
export async function untilServed<Body>(
  request: () => Promise<TestResponse<Body>>,
): Promise<TestResponse<Body>> {
  const giveUpAt = Date.now() + BUSY_MS;
  for (;;) {
    const response = await request();
    if (response.status !== 503 || Date.now() > giveUpAt) return response;
    await setTimeout(Number(response.headers.get('retry-after')) * 1_000);
  }
}

/** Closes an event stream, which never ends by itself, after its first chunk. */
async function leave(response: Response): Promise<string> {
  await response.body?.cancel();
  return '';
}
