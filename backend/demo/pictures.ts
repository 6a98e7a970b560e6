import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type ImageStore,
  type Rendition,
  RENDITION_FORMATS,
  RENDITION_WIDTHS,
} from '../src/modules/courts/index.js';
import { pictureKey } from './venues-with-ids.js';
import type { DemoVenue } from './venues.js';

/** The committed pictures. */
export const FOLDER = join(dirname(findPackageJSON('..', import.meta.url) ?? ''), 'data', 'demo-pictures');

/** The widths in which the pictures are committed (backend/data/README.md). */
const WIDTHS = { avif: [1280, 640, 320], webp: [960, 480] } as const;

/** Stores a picture of every venue and court. Returns the URLs by {@link pictureKey}. */
export async function storePictures(
  venues: readonly DemoVenue[],
  images: Pick<ImageStore, 'put'>,
): Promise<Map<string, string>> {
  const keys = venues.flatMap((venue) => [
    pictureKey(venue),
    ...venue.courts.map((court) => pictureKey(venue, court)),
  ]);
  const urls = new Map<string, string>();
  for (const key of keys) urls.set(key, await images.put(await renditionsOf(key)));
  return urls;
}

/** Reads a picture. A width that is not committed gets the next wider file, or the widest. */
async function renditionsOf(key: string): Promise<Rendition[]> {
  const made: Rendition[] = [];
  for (const width of RENDITION_WIDTHS) {
    for (const format of RENDITION_FORMATS) {
      const committed = WIDTHS[format].findLast((each) => each >= width) ?? WIDTHS[format][0];
      made.push({ width, format, bytes: await readFile(fileOf(key, committed, format)) });
    }
  }
  return made;
}

/** `cumbaya/El Chaquiñán` is in `cumbaya-el-chaquinan-640.avif`. */
function fileOf(key: string, width: number, format: string): string {
  const plain = key.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return join(FOLDER, `${plain.replace(/[/ ]/g, '-')}-${width}.${format}`);
}
