/** The browser's EventSource as far as the site goes: silent until the test lets the server say something. */
export class FakeEventSource
  extends EventTarget
  implements Pick<EventSource, 'readyState' | 'url' | 'close'>
{
  static readonly CLOSED = 2;
  private static readonly opened = new Set<FakeEventSource>();

  readyState = 0;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.add(this);
  }

  /** The open streams of an address. */
  static at(url: string): FakeEventSource[] {
    return [...FakeEventSource.opened].filter((source) => source.url === url);
  }

  static forgetAll(): void {
    FakeEventSource.opened.clear();
  }

  /** The server's first word on every connection, the second after a break included. */
  ready(): void {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent('ready', { data: '{}' }));
  }

  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** The server refused the stream: a browser does not come back from that by itself. */
  refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.opened.delete(this);
  }
}

/** The one open stream of an address; throws where nobody listens, or more than one does. */
export function liveStreamAt(url: string): FakeEventSource {
  const streams = FakeEventSource.at(url);
  const [stream] = streams;
  if (!stream || streams.length > 1) throw new Error(`${streams.length} streams of ${url} are open`);
  return stream;
}
