import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { GameType } from '../../../../shared/model/games';
import { paths } from '../../../../shared/config/paths';
import type { LocalDay } from '../../../../shared/model/dates';
import { centsOf } from '../../../../shared/model/money';
import { words } from '../../../../shared/texts/words';
import { radius } from '../../../../shared/theme/tokens';
import { HourChip } from '../../../../shared/ui/hours/hour-chip';
import type { Choice } from '../../../start/use-book-start';
import { texts } from '../../texts';
import type { Hit } from '../../model/alternatives';

interface StartChipsProps {
  hit: Hit;
  date: LocalDay;
  gameType: GameType;
  /** The day in words. */
  when: string;
  /** Called when the player taps a start. */
  onChoose: (choice: Choice) => void;
}

const shownFirst = 8;

/** The free starts of a venue. A tap chooses one; a link in a new tab opens its booking screen. */
export function StartChips({ hit, date, gameType, when, onChoose }: StartChipsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { venue, starts, nightFrom } = hit;
  const folded = starts.length > shownFirst && !isOpen;
  const shown = folded ? starts.slice(0, shownFirst - 1) : starts;
  const left = texts.moreHours(starts.length - shown.length);
  return (
    <Chips>
      {shown.map((start) => {
        const { courtId, courtNumber, timeSlot, durationMinutes: minutes, price, surface, lights } = start;
        const choice = { venueId: venue.id, venueName: venue.name, date, gameType, start };
        return (
          <li key={timeSlot}>
            <HourChip
              to={paths.bookingOf(courtId, { date, slot: timeSlot, minutes, gameType })}
              instead={() => onChoose(choice)}
              slot={timeSlot}
              cents={centsOf(price)}
              facts={texts.factsOf(words.surface[surface], lights === true)}
              nightFrom={nightFrom}
              name={texts.bookHour(venue.name, words.court(courtNumber), when, timeSlot)}
            />
          </li>
        );
      })}
      {folded ? (
        <li>
          <button
            type="button"
            aria-label={texts.moreHoursOf(left, venue.name)}
            onClick={() => setIsOpen(true)}
          >
            {left}
          </button>
        </li>
      ) : null}
    </Chips>
  );
}

const Chips = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))' },
  '& li > *': { width: '100%', height: '100%' },
  '& button': {
    minHeight: 44,
    padding: '4px 8px',
    border: `1.5px dashed ${theme.vars.palette.control.main}`,
    borderRadius: radius.tile,
    backgroundColor: 'transparent',
    color: theme.vars.palette.primary.main,
    fontFamily: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 650,
    cursor: 'pointer',
    '&:hover': { borderColor: theme.vars.palette.primary.main },
    '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  },
}));
