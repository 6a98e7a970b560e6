import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { areaBetween, HALVES, type Area, type Cell } from '../../model/week';
import { WEEKDAYS } from '../../types';
import { cellOf } from './use-painting';

interface GridKeys {
  /** The first half hour that is shown. */
  first: number;
  onPaint: (area: Area, from: Cell) => void;
}

/**
 * The keyboard of a week grid: arrows move, Shift and arrows choose a rectangle, Space or Enter
 * paint it, Escape gives it up. The grid has one tab stop.
 */
export function useGridKeys({ first, onPaint }: GridKeys) {
  const [position, setActive] = useState<Cell>({ day: 0, half: 16 });
  const [corner, setCorner] = useState<Cell | null>(null);
  const focusWanted = useRef(false);
  const active = { ...position, half: Math.max(first, position.half) };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = cellAfterKey(event, active, first);
    if (next) {
      setCorner(event.shiftKey ? (corner ?? active) : null);
      setActive(next);
      focusWanted.current = true;
    } else if (event.key === ' ' || event.key === 'Enter') {
      const from = corner ?? active;
      onPaint(areaBetween(from, active), from);
      setCorner(null);
    } else if (event.key === 'Escape' && corner) setCorner(null);
    else return;
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    if (cell && (cell.day !== active.day || cell.half !== active.half)) moveTo(cell);
  };
  const moveTo = (cell: Cell) => {
    setActive(cell);
    setCorner(null);
  };

  const focusIfWanted = (node: HTMLElement | null) => {
    if (!node || !focusWanted.current) return;
    focusWanted.current = false;
    node.focus();
  };

  return {
    active,
    chosen: corner && areaBetween(corner, active),
    chosenFrom: corner,
    moveTo,
    onKeyDown,
    onFocus,
    focusIfWanted,
  };
}

function cellAfterKey({ key }: KeyboardEvent, { day, half }: Cell, first: number): Cell | null {
  const lastDay = WEEKDAYS.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return { day: Math.max(0, day - 1), half };
    case 'ArrowRight':
      return { day: Math.min(lastDay, day + 1), half };
    case 'ArrowUp':
      return { day, half: Math.max(first, half - 1) };
    case 'ArrowDown':
      return { day, half: Math.min(HALVES - 1, half + 1) };
    case 'Home':
      return { day: 0, half };
    case 'End':
      return { day: lastDay, half };
    case 'PageUp':
      return { day, half: first };
    case 'PageDown':
      return { day, half: HALVES - 1 };
    default:
      return null;
  }
}
