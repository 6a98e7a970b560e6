import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { OpenGame } from '../../api/open-games-queries';
import { paths } from '../../config/paths';
import { useNow } from '../../model/clock';
import { centsOf, formatMoney } from '../../model/money';
import { timeOfPlay } from '../../texts/play-words';
import { words } from '../../texts/words';
import { closingOf, dayOfGame } from './game-words';
import { texts } from './texts';

interface OpenGameCardProps {
  game: OpenGame;
  /** False where every game is of the same venue. */
  namesVenue: boolean;
  /** True if the card takes little room: it leaves out when the game closes. */
  slim?: boolean;
}

/** "Falta 1 · Hoy 19:00 · $7.25". The whole card leads to the page on which the place is paid. */
export function OpenGameCard({ game, namesVenue, slim = false }: OpenGameCardProps) {
  const { places, court, venue, gameType } = game;
  const now = useNow();
  const day = dayOfGame(game, now);
  const amount = formatMoney(centsOf(game.amount));
  const time = timeOfPlay({ ...game, timeZone: venue.timeZone });
  const where = texts.court(court.courtNumber, court.name);
  return (
    <Card component="li" sx={slim ? { ...layout, px: 1.5, py: 1 } : layout}>
      <Box component="span" sx={badge} aria-hidden>
        {texts.missing(places)}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h3" variant="h4">
          <WholeCard to={paths.sharedPayment(game.shareToken)}>
            <span className="s-hidden">{texts.missing(places)}: </span>
            {day} {time}
            <span className="s-hidden"> {texts.forAmount(amount)}</span>
          </WholeCard>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {words.game[gameType]} · {namesVenue ? venue.name : where}
        </Typography>
        {slim ? null : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {closingOf(game, now)}
          </Typography>
        )}
      </Box>
      <Typography variant="figure" aria-hidden sx={{ fontSize: '1.375rem' }}>
        {amount}
      </Typography>
    </Card>
  );
}

const WholeCard = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const layout = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
  '&:hover': { borderColor: 'primary.main' },
  '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const badge = {
  px: 1.25,
  py: 0.75,
  borderRadius: 99,
  bgcolor: 'primary.soft',
  color: 'primary.onSoft',
  fontWeight: 700,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
} as const;
