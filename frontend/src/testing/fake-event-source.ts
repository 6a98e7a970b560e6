/** Replaces the browser's EventSource. It stays silent until the test sends an event. */
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

  /** Returns the open streams of an address. */
  static at(url: string): FakeEventSource[] {
    return [...FakeEventSource.opened].filter((source) => source.url === url);
  }

  static forgetAll(): void {
    FakeEventSource.opened.clear();
  }

  /** Sends the server's first event of a connection, also after an interruption. */
  ready(): void {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent('ready', { data: '{}' }));
  }

  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** Refuses the stream. A browser does not reconnect by itself after a refusal. */
  refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.opened.delete(this);
  }
}

/** Returns the only open stream of an address. Throws if there is none or more than one. */
export function liveStreamAt(url: string): FakeEventSource {
  const streams = FakeEventSource.at(url);
  const [stream] = streams;
  if (!stream || streams.length > 1) throw new Error(`${streams.length} streams of ${url} are open`);
  return stream;
}
