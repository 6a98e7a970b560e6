import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { gameTypes } from '../../../../../shared/model/games';
import { dayInWords, weekdayAndDay } from '../../../../../shared/model/dates';
import { useIsInBrowser } from '../../../../../shared/model/use-is-in-browser';
import { nextOpenDay, openingOn } from '../../../../../shared/model/venue-rules';
import { lengthInWords } from '../../../../../shared/texts/play-words';
import { words } from '../../../../../shared/texts/words';
import { ErrorState } from '../../../../../shared/ui/screen/error-state';
import { LatePart } from '../../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../../shared/ui/late/lazy-component';
import { LoadingRegion, SkeletonRows } from '../../../../../shared/ui/screen/skeletons';
import type { Board } from '../../../model/board';
import type { Venue } from '../../../types';
import { useBoard } from '../../../use-board';
import { venuePageQueries } from '../../../venue-page-queries';
import { boardSpace, courtsOnBoard } from '../venue-layout';
import { BoardDays } from './board-days';
import { BoardLegend } from './board-legend';
import { Region, rowHeight } from './board-styles';
import { BoardTable } from './board-table';
import { Choices } from './choices';
import type { StartHereProps } from '../../../../start/start-here';
import type { Choice } from '../../../../start/use-book-start';
import { StartHere } from '../../../../start/lazy-start-here';
import { useStartChoice } from '../../../use-start-choice';
import { texts } from './texts';
import { outdent } from '../../../../../shared/theme/tokens';

const BoardWaiting = lazyComponent(() => import('./board-waiting').then((file) => file.BoardWaiting));

const games = gameTypes.map((value) => ({ value, label: words.game[value] }));

/** The free hours of a venue on a day: all courts and all starts, with their prices. */
export function DayBoard({ venue }: { venue: Venue }) {
  const state = useBoard(venue);
  const { rules, today, lastDay, date } = state;
  const titleId = useId();
  const lengths = rules.lengths.map((value) => ({ value, label: lengthInWords(value) }));
  return (
    <Box component="section" aria-labelledby={titleId} sx={boardSpace(venue.courtCount)}>
      <Box sx={head}>
        <Typography id={titleId} variant="h2">
          {texts.title}
        </Typography>
        <Box sx={choices}>
          {lengths.length > 1 ? (
            <Choices
              name="duracion-libre"
              label={texts.length}
              choices={lengths}
              value={state.minutes ?? state.usual}
              onChange={state.chooseLength}
            />
          ) : null}
          <Choices
            name="juego-libre"
            label={texts.game}
            choices={games}
            value={state.gameType}
            onChange={state.chooseGame}
          />
        </Box>
      </Box>
      <BoardDays value={date} today={today} lastDay={lastDay} rules={rules} onChange={state.show} />
      <Typography sx={opening} aria-live="polite">
        {texts.opening(dayInWords(date), openingOn(rules, date))}
      </Typography>
      <Hours venue={venue} state={state} />
    </Box>
  );
}

interface HoursProps {
  venue: Venue;
  state: ReturnType<typeof useBoard>;
}

/** The hours of the day, or their skeleton or error. */
function Hours({ venue, state }: HoursProps) {
  const { day, board, rules, shownDate, gameType, minutes } = state;
  const [isWhole, setWhole] = useState(false);
  const { chosen, choose, close } = useStartChoice(venue, gameType);
  const courts = useQuery(venuePageQueries.courts(venue.id));
  const inMaintenance = new Set(
    courts.data?.flatMap(({ id, status }) => (status === 'maintenance' ? [id] : [])),
  );
  if (day.isError && (!board || day.isPlaceholderData)) {
    return (
      <ErrorState
        headingLevel="h3"
        title={texts.failed}
        error={day.error}
        retrying={day.isFetching}
        onRetry={() => void day.refetch()}
      />
    );
  }
  if (!board) {
    return (
      <LoadingRegion>
        <SkeletonRows count={Math.min(venue.courtCount, courtsOnBoard)} height={rowHeight - 4} gap={0.5} />
      </LoadingRegion>
    );
  }
  const isLong = board.rows.length > courtsOnBoard;
  const late = day.isPlaceholderData;
  return (
    <Box aria-busy={late} inert={late} sx={{ opacity: late ? 0.5 : 1, transition: 'opacity 150ms 150ms' }}>
      {board.columns.length === 0 ? null : (
        <Region data-whole={isLong && isWhole}>
          <BoardTable
            label={texts.hoursOf(dayInWords(shownDate))}
            board={isWhole ? board : { ...board, rows: board.rows.slice(0, courtsOnBoard) }}
            inMaintenance={inMaintenance}
            counted={isLong}
            date={shownDate}
            gameType={gameType}
            minutes={minutes}
            nightFrom={rules.nightFrom}
            onChoose={choose}
          />
        </Region>
      )}
      <Tapped choice={chosen} today={state.today} onClose={close} />
      {isLong ? (
        <Button size="small" onClick={() => setWhole(!isWhole)} sx={{ mt: 1, ml: outdent.small }}>
          {isWhole ? texts.fewerCourts : texts.allCourts(board.rows.length)}
        </Button>
      ) : null}
      {board.columns.some(({ free }) => free > 0) ? (
        <BoardLegend game={words.game[gameType]} minutes={minutes ?? state.usual} />
      ) : (
        <NothingFree state={state} />
      )}
      <Waiting venue={venue} state={state} board={board} inMaintenance={inMaintenance} />
    </Box>
  );
}

/** The dialog of a tapped hour. */
function Tapped({ choice, ...dialog }: Omit<StartHereProps, 'choice'> & { choice: Choice | null }) {
  return choice ? (
    <LatePart>
      <StartHere choice={choice} {...dialog} />
    </LatePart>
  ) : null;
}

interface WaitingProps extends HoursProps {
  board: Board;
  inMaintenance: ReadonlySet<string>;
}

/** The place of what lets the player wait for a full hour. Its code comes after the page. */
function Waiting({ venue, state, board, inMaintenance }: WaitingProps) {
  const { shownDate, gameType, minutes, usual } = state;
  const isInBrowser = useIsInBrowser();
  return (
    <Box sx={board.columns.some(({ free }) => free === 0) ? room : null}>
      {isInBrowser ? (
        <LatePart>
          <BoardWaiting
            venueId={venue.id}
            timeZone={venue.timeZone}
            board={board}
            inMaintenance={inMaintenance}
            date={shownDate}
            gameType={gameType}
            durationMinutes={minutes ?? usual}
          />
        </LatePart>
      ) : null}
    </Box>
  );
}

/** Says that nothing is free on the day, and offers the next day on which the venue opens. */
function NothingFree({ state: { rules, shownDate, lastDay, show } }: Pick<HoursProps, 'state'>) {
  const next = nextOpenDay(rules, shownDate, lastDay);
  const isOpen = openingOn(rules, shownDate).open.length > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 1 }}>
      <Typography>{isOpen ? texts.noneFree : texts.dayClosed}</Typography>
      {next ? (
        <Button size="small" variant="outlined" onClick={() => show(next)}>
          {texts.seeDay(weekdayAndDay(next))}
        </Button>
      ) : null}
    </Box>
  );
}

/** The height of the button, so that nothing moves when it comes. */
const room = { mt: 1, minHeight: 31 };

const opening = {
  mt: 0.75,
  mb: 0.5,
  color: 'text.secondary',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1.5,
} as const;

const choices = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
  '& > *': { flexGrow: 1 },
} as const;
