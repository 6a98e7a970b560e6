import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { hashKey } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { LocalDay } from '../../../../shared/model/dates';
import type { BookStart, Choice } from '../../../start/use-book-start';
import type { Wish } from '../../model/wish';
import { HitCard } from './hit-card';
import type { Joining } from './join-dialog';
import { WaitHere } from './wait-here';
import type { Alternative, Hit } from '../../model/alternatives';

interface HitListProps {
  /** Alternatives have a day of their own. */
  hits: readonly (Hit | Alternative)[];
  wish: Wish;
  today: LocalDay | null;
  refused: BookStart['refused'];
  onChoose: (choice: Choice) => void;
  headingLevel: 'h3' | 'h4';
  /** Lets the player wait for the wished hour at each of the venues. */
  onJoin?: ((joining: Joining) => void) | undefined;
  ref?: Ref<HTMLUListElement>;
}

/** Venues with their free starts, two in a row where there is room. */
export function HitList({ hits, wish, onJoin, ref, ...card }: HitListProps) {
  return (
    <List ref={ref}>
      {hits.map((hit) => {
        const date = 'date' in hit ? hit.date : wish.date;
        const { gameType } = wish;
        return (
          <HitCard
            key={hit.venue.id}
            {...card}
            hit={hit}
            date={date}
            isOtherDay={date !== wish.date}
            gameType={gameType}
            footer={
              onJoin ? (
                <Box key={hashKey([wish])} sx={{ mt: 1.5 }}>
                  <WaitHere
                    venue={hit.venue}
                    wish={wish}
                    usualLength={hit.starts[0]?.durationMinutes}
                    onJoin={onJoin}
                  />
                </Box>
              ) : null
            }
          />
        );
      })}
    </List>
  );
}

export const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 20 },
}));
