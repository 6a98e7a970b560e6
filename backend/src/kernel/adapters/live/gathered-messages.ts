import type { LiveMessage } from '../../application/live-updates.js';

/** Leaves room for the envelope: PostgreSQL refuses a payload of 8000 bytes. */
const MAX_BYTES = 7_800;

/** A topic with its message. Without a message, the screens of the topic load their data again. */
export type LiveItem = [topic: string, message?: LiveMessage];

/** Messages that wait to be sent together. Equal messages are kept once, at their last place. */
export class GatheredMessages {
  private items = new Set<string>();

  get isEmpty(): boolean {
    return this.items.size === 0;
  }

  add(topic: string, message: LiveMessage): void {
    const whole = JSON.stringify([topic, message] satisfies LiveItem);
    const item = Buffer.byteLength(whole) > MAX_BYTES ? JSON.stringify([topic] satisfies LiveItem) : whole;
    this.items.delete(item);
    this.items.add(item);
  }

  /** Removes all messages and returns them as JSON arrays that each fit into one notification. */
  takeBatches(): string[] {
    const batches: string[][] = [];
    let room = 0;
    for (const item of this.items) {
      const bytes = Buffer.byteLength(item) + 1; // the comma
      if (bytes > room) {
        batches.push([]);
        room = MAX_BYTES;
      }
      batches.at(-1)?.push(item);
      room -= bytes;
    }
    this.items = new Set();
    return batches.map((batch) => `[${batch.join()}]`);
  }
}
