import type { MessageEvent } from '@nestjs/common';
import { Observable } from 'rxjs';
import type { LiveUpdates } from '../../application/live-updates.js';

const HEARTBEAT_MS = 20_000;

/**
 * Returns the messages of a topic as server-sent events. The first event, `ready`, tells the
 * browser that it receives every message from now on. A heartbeat keeps proxies from closing the
 * connection.
 */
export function liveStream(live: LiveUpdates, topic: string): Observable<MessageEvent> {
  return new Observable<MessageEvent>((subscriber) => {
    const beat = (type: string) => subscriber.next({ type, data: {} });
    const stop = live.listen(topic, {
      message: (data) => subscriber.next({ type: 'message', data }),
      end: () => subscriber.complete(),
    });
    const heartbeat = setInterval(() => beat('heartbeat'), HEARTBEAT_MS);
    beat('ready');
    return () => {
      clearInterval(heartbeat);
      stop();
    };
  });
}
