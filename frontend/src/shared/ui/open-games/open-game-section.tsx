import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import type { OpenGame } from '../../api/open-games-queries';
import { CardList } from '../list/card-list';
import { OpenGameCard } from './open-game-card';
import { texts } from './texts';

interface OpenGameSectionProps {
  games: readonly OpenGame[];
  /** False where every game is of the same venue. */
  namesVenue: boolean;
  list?: Ref<HTMLUListElement>;
  /** Below the games. */
  children?: ReactNode;
}

/** The games that look for players; nothing if there is none. */
export function OpenGameSection({ games, namesVenue, list, children }: OpenGameSectionProps) {
  const headingId = useId();
  if (games.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: { xs: 4, md: 5 } }}>
      <Typography id={headingId} variant="h2">
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{texts.hint}</Typography>
      <CardList ref={list} columns={{ xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {games.map((game) => (
          <OpenGameCard key={game.shareToken} game={game} namesVenue={namesVenue} />
        ))}
      </CardList>
      {children}
    </Box>
  );
}
