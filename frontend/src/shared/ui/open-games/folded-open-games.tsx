import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode, type Ref } from 'react';
import type { OpenGame } from '../../api/open-games-queries';
import { CardList } from '../list/card-list';
import { OpenGameCard } from './open-game-card';
import { texts } from './texts';

interface FoldedOpenGamesProps {
  games: readonly OpenGame[];
  list?: Ref<HTMLUListElement>;
  /** Below all games, once they are unfolded. */
  children?: ReactNode;
}

/**
 * The games that look for players, above the hours: the first one, or two beside each other, until
 * the player wants to see the others. Nothing if there is none.
 */
export function FoldedOpenGames({ games, list, children }: FoldedOpenGamesProps) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (games.length === 0) return null;
  const canFold = games.length > 1 || Boolean(children);
  /** Beside each other, two games take no more room than one. */
  const foldsOnlyOnPhones = games.length === 2 && !children;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: { xs: 1.5, md: 3 } }}>
      <Box sx={head}>
        <Typography id={headingId} variant="h4" component="h2">
          {texts.title}
        </Typography>
        {canFold ? (
          <Button
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            sx={foldsOnlyOnPhones ? { display: { md: 'none' } } : {}}
          >
            {isOpen ? texts.fewer : texts.more}
          </Button>
        ) : null}
      </Box>
      {isOpen ? <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{texts.hint}</Typography> : null}
      <Box sx={isOpen ? null : folded}>
        <CardList ref={list} gap={1} columns={{ xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          {games.map((game) => (
            <OpenGameCard key={game.shareToken} game={game} namesVenue slim={!isOpen} />
          ))}
        </CardList>
      </Box>
      {isOpen ? children : null}
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  minHeight: 36,
} as const;

const folded = {
  '& li:nth-of-type(n + 2)': { display: { xs: 'none', md: 'grid' } },
  '& li:nth-of-type(n + 3)': { display: 'none' },
} as const;
