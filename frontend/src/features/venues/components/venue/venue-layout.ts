import { radius } from '../../../../shared/theme/tokens';

/**
 * Layout styles that the venue page shares with its skeleton, so that nothing moves when the data
 * arrives.
 */
export const pageTop = {
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gridTemplateRows: { md: '1fr auto auto 1fr auto' },
  gridTemplateAreas: {
    xs: '"photo" "title" "board" "about"',
    md: '"photo ." "photo title" "photo about" "photo ." "board board"',
  },
  mt: 0.5,
} as const;

export const picture = {
  aspectRatio: { xs: '16 / 7', sm: '21 / 9', md: '16 / 9.5' },
  borderRadius: `${radius.card}px`,
  overflow: 'hidden',
} as const;

export const courtsAndTariffs = {
  display: 'grid',
  gap: { xs: 3, md: 3 },
  gridTemplateColumns: { md: 'minmax(0, 1fr) 376px' },
  alignItems: 'start',
  mt: 2.5,
} as const;

export const courtGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** How many courts the day board shows before the player asks for all. */
export const courtsOnBoard = 10;

/** The space of the day board, so that nothing moves when its hours arrive. */
export const boardSpace = (courtCount: number) => {
  const isLong = courtCount > courtsOnBoard;
  const rows = 48 * Math.min(courtCount, courtsOnBoard) + (isLong ? 68 : 0);
  return { mt: { xs: 2, md: 7 }, minHeight: { xs: 288 + rows, md: 228 + rows } } as const;
};
