import { inBucket, inLocalFolder, type ObjectOfUnknownLength } from './object-of-unknown-length.js';

const CHUNK_BYTES = 65_536;
const MANY_CHUNKS = 1_024;

describe.each([
  ['a local folder', inLocalFolder],
  ['a bucket', inBucket],
])('an object store in %s', (_place, anObject) => {
  let object: ObjectOfUnknownLength;

  afterEach(() => object.stop());

  test('stops reading an object of unknown length as soon as it exceeds the limit', async () => {
    object = await anObject(MANY_CHUNKS);
    await expect(object.store.read(object.key, 1_000)).rejects.toMatchObject({ code: 'image_too_large' });
    expect(object.delivered()).toBeLessThan((MANY_CHUNKS * CHUNK_BYTES) / 2);
  });

  test('returns an object of unknown length that has exactly as many bytes as the limit', async () => {
    object = await anObject(2);
    expect((await object.store.read(object.key, 2 * CHUNK_BYTES))?.length).toBe(2 * CHUNK_BYTES);
  });
});
