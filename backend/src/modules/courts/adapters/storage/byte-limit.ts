import type { Readable } from 'node:stream';
import { ImageTooLarge } from '../../domain/image-errors.js';

/** Passes the chunks of a stream on. @throws ImageTooLarge after more than `atMostBytes` */
export async function* limitBytes(
  chunks: AsyncIterable<Buffer>,
  atMostBytes: number,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > atMostBytes) throw new ImageTooLarge();
    yield chunk;
  }
}

/**
 * Returns the content of a stream. Stops and destroys the stream as soon as it exceeds the limit.
 * @throws ImageTooLarge after more than `atMostBytes`
 */
export async function readAtMost(stream: Readable, atMostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of limitBytes(stream as AsyncIterable<Buffer>, atMostBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
