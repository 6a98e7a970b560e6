import {
  type ImageStore,
  type Rendition,
  RENDITION_FORMATS,
  RENDITION_WIDTHS,
} from '../src/modules/courts/index.js';
import { courtPicture } from './art/court-picture.js';
import { venuePicture } from './art/venue-picture.js';
import { runConcurrently } from './run-concurrently.js';
import { pictureKey } from './venues-with-ids.js';
import type { DemoVenue } from './venues.js';

/** This effort makes AVIF files of drawings a third smaller; photographs hardly gain. */
const ENCODING = { webp: { quality: 80, effort: 3 }, avif: { quality: 46, effort: 1 } } as const;
/** The number of drawings that are rendered at the same time. Each one takes memory. */
const CONCURRENCY = 2;

/** Draws and stores a picture of every venue and court. Returns the URLs by {@link pictureKey}. */
export async function drawPictures(
  venues: readonly DemoVenue[],
  images: ImageStore,
): Promise<Map<string, string>> {
  const pictures = venues.flatMap(picturesOf);
  const urls = await runConcurrently(pictures, CONCURRENCY, async ([, svg]) => images.put(await render(svg)));
  return new Map(pictures.map(([key], index) => [key, urls[index] ?? '']));
}

function picturesOf(venue: DemoVenue): [string, string][] {
  const { key, plants, landscape, time } = venue;
  const surfaces = venue.courts.map(({ surface }) => surface);
  const ofVenue: [string, string] = [
    pictureKey(venue),
    venuePicture({ seed: key, surfaces, time, landscape, plants }),
  ];
  const ofCourts = venue.courts.map((court): [string, string] => {
    const seed = pictureKey(venue, court);
    const { surface, picture } = court;
    return [seed, courtPicture({ seed, surface, plants, landscape, ...picture })];
  });
  return [ofVenue, ...ofCourts];
}

/** Makes every rendition of a drawing. */
export async function render(svg: string): Promise<Rendition[]> {
  const { default: sharp } = await import('sharp');
  const drawing = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = drawing.info;
  const made: Rendition[] = [];
  for (const target of RENDITION_WIDTHS) {
    const scaled = sharp(drawing.data, { raw: { width, height, channels } }).resize(target);
    // One after the other, because new connections to the database need the threads as well.
    for (const format of RENDITION_FORMATS) {
      const bytes = await scaled.clone().toFormat(format, ENCODING[format]).toBuffer();
      made.push({ width: target, format, bytes });
    }
  }
  return made;
}
