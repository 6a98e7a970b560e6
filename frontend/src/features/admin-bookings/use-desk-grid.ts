import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { firstTile, opens, tileAfterKey, type DeskGrid, type TilePlace } from './model/desk-grid';

/** The place of a tile as an attribute of its cell. */
export const placeName = ({ column, row }: TilePlace): string => `${column} ${row}`;

/** Gives the table of a day its one tab stop and its keys. Each cell has its {@link placeName}. */
export function useDeskGrid(grid: DeskGrid) {
  const [active, setActive] = useState<TilePlace | null>(null);
  return {
    tabStop: active && opens(grid, active) ? active : firstTile(grid),
    onFocus: ({ target }: FocusEvent) => setActive(placeOf(target)),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const from = event.target instanceof Element ? placeOf(event.target) : null;
      const next = from && tileAfterKey(grid, from, event.key);
      if (!next) return;
      event.preventDefault();
      const cell = event.currentTarget.querySelector(`[data-place="${placeName(next)}"]`);
      cell?.querySelector('button')?.focus();
    },
  };
}

function placeOf(element: Element): TilePlace | null {
  const [column, row] = (element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '').split(' ');
  return column && row ? { column: Number(column), row: Number(row) } : null;
}
