import { styled } from '@mui/material/styles';
import { lengthInWords } from '../../../../shared/texts/play-words';
import { radius } from '../../../../shared/theme/tokens';
import { lengths as allLengths } from '../../model/wish';
import { texts } from '../../texts';
import type { Search } from '../../use-search';
import { DayChoice } from './day-choice';
import { NearButton } from './near-button';
import { PlaceField } from './place-field';
import { Select } from './select';

const games = ['singles', 'doubles'] as const;
/** The full hours from 06:00 to 22:00. */
const hours = Array.from({ length: 17 }, (_, hour) => `${String(hour + 6).padStart(2, '0')}:00`);

/** What the player looks for. Each change searches at once. */
export function SearchForm({ search }: { search: Search }) {
  const { wish, change, today } = search;
  const { from = '', to = '', minutes = null, gameType = 'singles' } = wish ?? {};
  return (
    <Form role="search" aria-label={texts.form} onSubmit={(event) => event.preventDefault()}>
      <PlaceField place={wish?.place ?? ''} onSearch={(place) => change({ place })} />
      <NearButton search={search} />
      <DayChoice value={wish?.date ?? null} today={today} onChange={(date) => change({ date })} />
      <div className="filters">
        <Select
          label={texts.from}
          any={texts.anyTime}
          value={from}
          choices={timesWith(from)}
          onChange={(next) => change({ from: next, to: to < next ? null : to })}
        />
        <Select
          label={texts.to}
          any={texts.noLimit}
          value={to}
          choices={timesWith(to).filter(({ value }) => value >= from)}
          onChange={(next) => change({ to: next })}
        />
        <Select
          label={texts.game}
          value={gameType}
          choices={games.map((game) => ({ value: game, label: texts.gameOf[game] }))}
          onChange={(game) => change({ gameType: game === 'singles' ? null : game })}
        />
        <LengthSelect
          offered={search.lengths}
          value={minutes}
          onChange={(length) => change({ minutes: length })}
        />
      </div>
    </Form>
  );
}

interface LengthSelectProps {
  /** The lengths that the found venues offer. */
  offered: readonly number[];
  value: number | null;
  onChange: (length: string) => void;
}

/** Nothing as long as every venue offers the same single length. Its place stays free. */
function LengthSelect({ offered, value, onChange }: LengthSelectProps) {
  if (value === null && offered.length < 2) return null;
  const choices = allLengths.filter((length) => offered.includes(length) || length === value);
  return (
    <Select
      label={texts.length}
      any={texts.usualLength}
      value={value === null ? '' : String(value)}
      choices={choices.map((length) => ({ value: String(length), label: lengthInWords(length) }))}
      onChange={onChange}
    />
  );
}

/** The choices of a time, with the one of the address if it is another one. */
function timesWith(time: string) {
  const all = time === '' || hours.includes(time) ? hours : [...hours, time].toSorted();
  return all.map((value) => ({ value, label: value }));
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& .filters': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 12,
    paddingTop: 4,
  },
  [theme.breakpoints.up('md')]: {
    padding: 20,
    gap: 16,
    '& .filters': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
}));
