import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export const TEN_MEGABYTES = 10_485_760;

const RED = { r: 200, g: 30, b: 30 };

/** Returns an image of one colour. */
export function plain(width = 1600, height = 900): Sharp {
  return sharp({ create: { width, height, channels: 3, background: RED } });
}

/** Returns a JPEG with noise, which compresses as little as a photograph. */
export function photograph(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: RED,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Returns a valid JPEG that is padded to this number of bytes. */
export async function ofSize(bytes: number): Promise<Buffer> {
  const image = await plain(800, 450).jpeg().toBuffer();
  return Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
}

/** Returns a PNG of a few kilobytes that decodes into gigabytes of pixels. */
export function decompressionBomb(side = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit per pixel, greyscale
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side, 0), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
