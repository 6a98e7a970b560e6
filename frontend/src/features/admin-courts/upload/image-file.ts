import { imageTypes, type ImageType } from '../api/open-upload';
import { texts } from './texts';

/** The largest file that the server accepts, in megabytes of 1,048,576 bytes (specification §5). */
export const maxMegabytes = 10;
const maxBytes = maxMegabytes * 1_048_576;

/** Returns a problem that is visible before the upload. The server checks the content. */
export function problemOf({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (!isImageType(type)) return texts.typeRefused;
  if (size === 0) return texts.empty;
  return size > maxBytes ? texts.tooLarge(maxMegabytes) : null;
}

/** Returns why these files cannot become one image, if that is visible before the upload. */
export function problemOfFiles(files: readonly File[]): string | null {
  const [file] = files;
  if (!file) return null;
  return files.length > 1 ? texts.oneFile : problemOf(file);
}

/** Returns true if the server accepts files of this media type. */
export function isImageType(type: string): type is ImageType {
  return imageTypes.some((accepted) => accepted === type);
}
