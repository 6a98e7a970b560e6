import type { Rendition } from './image-store.js';

/** Turns an uploaded file into the images that the site shows. */
export abstract class ImageRenderer {
  /**
   * Returns every rendition of the image, upright and without the metadata of the camera.
   * @throws ImageTypeRefused, ImageDamaged, ImageTooManyPixels
   */
  abstract render(file: Buffer): Promise<Rendition[]>;
}
