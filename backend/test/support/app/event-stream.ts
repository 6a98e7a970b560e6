import { eventually } from '../eventually.js';
import type { Browser } from './browser.js';

/** An open stream of server-sent events. */
export interface EventStream {
  /** Returns everything that it has sent so far. */
  received: () => string;
  /** Returns how often it has sent `ready`. */
  readies: () => number;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  close: () => void;
}

/** Opens a stream, for the player of a browser if one is named, and returns when it is ready. */
export async function openEventStream(url: string, browser?: Browser): Promise<EventStream> {
  const closing = new AbortController();
  const response = await fetch(url, {
    headers: { accept: 'text/event-stream', ...(browser ? { cookie: browser.cookieHeader } : {}) },
    signal: closing.signal,
  });
  let text = '';
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk as Uint8Array);
  })().catch(() => undefined);
  const readies = () => text.split('event: ready').length - 1;
  await eventually(() => expect(readies()).toBe(1));
  return { received: () => text, readies, ended, close: () => closing.abort() };
}
