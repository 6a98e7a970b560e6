import type { Photo } from './face-form';

/** Returns the photos with the one at `from` moved to `to`. */
export function movedPhoto(photos: readonly Photo[], from: number, to: number): Photo[] {
  const moved = photos.filter((_photo, place) => place !== from);
  const photo = photos[from];
  if (photo) moved.splice(to, 0, photo);
  return moved;
}

/**
 * Returns the place to which a photo is dragged.
 * @param middles the height of the middle of each row
 * @param from the place of the photo that is dragged
 * @param y the height of the pointer
 */
export function placeAt(middles: readonly number[], from: number, y: number): number {
  return middles.filter((middle, place) => place !== from && middle < y).length;
}
