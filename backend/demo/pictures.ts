import sharp from 'sharp';
import type { ImageStore } from '../src/modules/courts/index.js';
import { WIDTH } from './art/camera.js';
import { courtPicture } from './art/court-picture.js';
import { venuePicture } from './art/venue-picture.js';
import { inTurns } from './in-turns.js';
import { pictureKey } from './places.js';
import type { DemoVenue } from './venues.js';

const WIDTHS = [WIDTH, WIDTH / 2] as const;
const QUALITY = 82;
/** A drawing takes some memory while it is made. */
const AT_ONCE = 2;

/** Draws and keeps a picture of every venue and court, and answers their addresses by {@link pictureKey}. */
export async function drawPictures(
  venues: readonly DemoVenue[],
  images: ImageStore,
): Promise<Map<string, string>> {
  const pictures = venues.flatMap(picturesOf);
  const addresses = await inTurns(pictures, AT_ONCE, async ([, svg]) => images.put(await render(svg)));
  return new Map(pictures.map(([key], index) => [key, addresses[index] ?? '']));
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

/** The drawing as WebP in every width. */
export async function render(svg: string): Promise<{ width: number; bytes: Buffer }[]> {
  const drawing = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = drawing.info;
  return Promise.all(
    WIDTHS.map(async (wanted) => ({
      width: wanted,
      bytes: await sharp(drawing.data, { raw: { width, height, channels } })
        .resize(wanted)
        .webp({ quality: QUALITY, effort: 3 })
        .toBuffer(),
    })),
  );
}
