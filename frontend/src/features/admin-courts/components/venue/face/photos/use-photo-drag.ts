import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Photo } from '../../../../model/face-form';
import { placeAt } from '../../../../model/photo-order';

/**
 * Lets a pointer drag the photos of a list. Returns the address of the photo that is dragged, and
 * the function that takes hold of one.
 */
export function usePhotoDrag(
  list: RefObject<HTMLElement | null>,
  photos: readonly Photo[],
  move: (from: number, to: number) => void,
): [string | null, (imageUrl: string) => void] {
  const [dragged, setDragged] = useState<string | null>(null);

  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    const from = photos.findIndex(({ imageUrl }) => imageUrl === dragged);
    const middles = [...(list.current?.children ?? [])].map((row) => {
      const picture = row.firstElementChild ?? row;
      const { top, height } = picture.getBoundingClientRect();
      return top + height / 2;
    });
    if (from !== -1) move(from, placeAt(middles, from, clientY));
  });

  useEffect(() => {
    if (dragged === null) return undefined;
    const drag = (event: PointerEvent) => follow(event);
    const release = () => setDragged(null);
    // The pointer may leave the list while it drags.
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [dragged]);

  return [dragged, setDragged];
}
