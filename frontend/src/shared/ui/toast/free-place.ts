/** The part of a rectangle that matters here, in pixels of the window. */
export type Place = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const gap = 8;

/**
 * Returns how far above the lower edge of the window a notification stands so that it covers none
 * of the obstacles: as low as possible. If there is no such place, it stands at the top.
 * @param size the notification: its height, and where it is across the window
 * @param room the height between the bars of the site that stay on the screen
 */
export function freePlace(
  size: { height: number } & Pick<Place, 'left' | 'right'>,
  room: { top: number; bottom: number; window: number },
  obstacles: readonly Place[],
): number {
  const beside = obstacles.filter(({ left, right }) => left < size.right && size.left < right);
  const lowestFirst = beside.toSorted((one, other) => other.bottom - one.bottom);
  let bottom = room.bottom;
  for (const obstacle of lowestFirst) {
    const covers = obstacle.bottom > bottom - size.height - gap && obstacle.top < bottom;
    if (covers) bottom = Math.min(bottom, obstacle.top - gap);
  }
  const fits = bottom - size.height >= room.top;
  return room.window - (fits ? bottom : room.top + size.height);
}
