import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { areaBetween, type Area, type Cell } from '../../model/week';

/** How long a finger rests, in milliseconds, before it paints. A shorter touch scrolls the page. */
const HOLD = 250;

interface Stroke {
  from: Cell;
  to: Cell;
}

interface Painting {
  grid: RefObject<HTMLElement | null>;
  onPaint: (area: Area, from: Cell) => void;
}

/**
 * Paints rectangles with the mouse, a pen or a finger. A finger paints after it has rested on a
 * cell, so that the page can still be scrolled; a tap paints one cell. Escape abandons a stroke.
 */
export function usePainting({ grid, onPaint }: Painting) {
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const touched = useRef<{ cell: Cell; timer: number } | null>(null);
  const isPainting = stroke !== null;

  const finish = useEffectEvent((event: Event) => {
    if (stroke) onPaint(areaBetween(stroke.from, cellOf(event.target) ?? stroke.to), stroke.from);
    setStroke(null);
  });
  useEffect(() => (isPainting ? whilePainting(finish, () => setStroke(null)) : undefined), [isPainting]);
  useEffect(() => (isPainting ? withoutScrolling(grid.current) : undefined), [isPainting, grid]);

  const lift = () => {
    window.clearTimeout(touched.current?.timer);
    touched.current = null;
  };
  const begin = (cell: Cell) => {
    touched.current = null;
    setStroke({ from: cell, to: cell });
  };

  return {
    stroke: stroke && areaBetween(stroke.from, stroke.to),
    strokeFrom: stroke?.from ?? null,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const cell = cellOf(event.target);
        if (!cell || event.button !== 0 || !event.isPrimary) return;
        if (event.pointerType !== 'touch') begin(cell);
        else {
          release(event);
          touched.current = { cell, timer: window.setTimeout(() => begin(cell), HOLD) };
        }
      },
      onPointerMove: (event: PointerEvent) => {
        const to = cellOf(event.target);
        if (stroke && to) setStroke({ ...stroke, to });
      },
      onPointerUp: () => {
        const tapped = touched.current?.cell;
        lift();
        if (tapped) onPaint(areaBetween(tapped, tapped), tapped);
      },
      onPointerCancel: lift,
    },
  };
}

/** Reads the cell of an element of the grid, which names it as `data-cell="2-17"`. */
export function cellOf(target: EventTarget | null): Cell | null {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : null;
  const [day, half] = name?.split('-').map(Number) ?? [];
  return day === undefined || half === undefined ? null : { day, half };
}

/** A touch sends all its events to its first element unless that lets go. */
function release({ target, pointerId }: PointerEvent): void {
  if (target instanceof Element && target.hasPointerCapture?.(pointerId))
    target.releasePointerCapture(pointerId);
}

function whilePainting(finish: (event: Event) => void, abandon: () => void): () => void {
  const escape = ({ key }: KeyboardEvent) => (key === 'Escape' ? abandon() : undefined);
  document.addEventListener('pointerup', finish);
  document.addEventListener('pointercancel', abandon);
  document.addEventListener('keydown', escape);
  return () => {
    document.removeEventListener('pointerup', finish);
    document.removeEventListener('pointercancel', abandon);
    document.removeEventListener('keydown', escape);
  };
}

function withoutScrolling(grid: HTMLElement | null): () => void {
  const stop = (event: Event) => event.preventDefault();
  grid?.addEventListener('touchmove', stop, { passive: false });
  return () => grid?.removeEventListener('touchmove', stop);
}
