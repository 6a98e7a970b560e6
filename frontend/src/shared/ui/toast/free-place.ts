/** The part of a rectangle that matters here, in pixels of the window. */
export type Place = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const gap = 8;

/**
 * Returns how far below the upper edge of the window a notification stands so that it covers none
 * of the obstacles: over the header, where it hides nothing of the screen, or else as low as
 * possible. Null if there is no such place.
 * @param size the notification: its height, and where it is across the window
 * @param room the height between the bars of the site that stay on the screen
 */
export function freePlace(
  size: { height: number } & Pick<Place, 'left' | 'right'>,
  room: { top: number; bottom: number },
  obstacles: readonly Place[],
): number | null {
  const beside = obstacles.filter(({ left, right }) => left < size.right && size.left < right);
  if (beside.every(({ top, bottom }) => top >= size.height || bottom <= 0)) return 0;
  const lowestFirst = beside.toSorted((one, other) => other.bottom - one.bottom);
  let bottom = room.bottom;
  for (const obstacle of lowestFirst) {
    const covers = obstacle.bottom > bottom - size.height - gap && obstacle.top < bottom;
    if (covers) bottom = Math.min(bottom, obstacle.top - gap);
  }
  return bottom - size.height >= room.top ? bottom - size.height : null;
}
