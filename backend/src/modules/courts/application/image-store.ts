/** One picture in one width. */
export interface Rendition {
  /** Pixels. */
  readonly width: number;
  /** The encoded picture, WebP. */
  readonly bytes: Buffer;
}

/** Where pictures are kept and from where browsers get them. */
export abstract class ImageStore {
  /**
   * Keeps a picture in all the given widths and answers the address of the widest. The others differ from it in the
   * last number alone: `/images/0f3a…-1280.webp`, `/images/0f3a…-640.webp`. An address names its content: the same
   * picture always gets the same one, and what an address shows never changes.
   */
  abstract put(renditions: readonly Rendition[]): Promise<string>;
}
