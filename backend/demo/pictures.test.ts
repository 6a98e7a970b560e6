import { readdirSync } from 'node:fs';
import type { ImageStore, Rendition } from '../src/modules/courts/index.js';
import { FOLDER, storePictures } from './pictures.js';
import { DEMO_VENUES } from './venues.js';

const stored: (readonly Rendition[])[] = [];
const images = {
  put: (renditions: readonly Rendition[]) => Promise.resolve(`/images/${stored.push(renditions)}`),
} satisfies Pick<ImageStore, 'put'>;

test('every demo venue and court has a picture of its own in all renditions, and no file is left over', async () => {
  const urls = await storePictures(DEMO_VENUES, images);
  const courts = DEMO_VENUES.flatMap((venue) => venue.courts);
  expect(urls.size).toBe(DEMO_VENUES.length + courts.length);
  expect(new Set(stored.flat().map(({ bytes }) => bytes.toString('base64'))).size).toBe(
    readdirSync(FOLDER).length,
  );
  for (const renditions of stored)
    expect(renditions.map(({ width, format }) => `${width} ${format}`)).toEqual(
      [1280, 960, 640, 480, 320].flatMap((width) => [`${width} avif`, `${width} webp`]),
    );
});
