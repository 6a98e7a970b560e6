import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageStore, type Rendition } from '../../application/image-store.js';

/** Below which path the stored pictures are served. */
export const IMAGES_PATH = '/images';

/** The folder of the stored pictures. */
export function imagesFolder(dataDir: string): string {
  return join(dataDir, 'images');
}

/** {@link ImageStore} in a folder on this machine's disk. */
export class LocalImageStore extends ImageStore {
  constructor(private readonly folder: string) {
    super();
  }

  override async put(renditions: readonly Rendition[]): Promise<string> {
    const content = createHash('sha256');
    for (const { bytes } of renditions) content.update(bytes);
    const name = content.digest('hex').slice(0, 32);
    await mkdir(this.folder, { recursive: true });
    await Promise.all(renditions.map(({ width, bytes }) => this.write(`${name}-${width}.webp`, bytes)));
    const widest = Math.max(...renditions.map(({ width }) => width));
    return `${IMAGES_PATH}/${name}-${widest}.webp`;
  }

  /** A file appears under its name when it is whole, so that nobody ever gets half a picture. */
  private async write(file: string, bytes: Buffer): Promise<void> {
    const unfinished = join(this.folder, `.${randomUUID()}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(this.folder, file));
  }
}
