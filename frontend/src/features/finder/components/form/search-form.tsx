import TuneRounded from '@mui/icons-material/TuneRounded';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { radius } from '../../../../shared/theme/tokens';
import { LatePart } from '../../../../shared/ui/screen/late-part';
import { lazyComponent } from '../../../../shared/ui/screen/lazy-component';
import { filterCount } from '../../model/wish';
import { texts } from '../../texts';
import type { Search } from '../../use-search';
import { DayChoice } from './day-choice';
import { FurtherFilters } from './further-filters';
import { NearButton } from './near-button';
import { PlaceField } from './place-field';
import { Select } from './select';
import { timesWith } from './times';

const FilterSheet = lazyComponent(() => import('./filter-sheet').then((file) => file.FilterSheet));

const games = ['singles', 'doubles'] as const;

/**
 * What the player looks for. Each change searches at once. On a phone it leaves room for the first
 * hours: labels are for screen readers only, and further filters are in a sheet.
 */
export function SearchForm({ search }: { search: Search }) {
  const { wish, change, today } = search;
  const { from = '', to = '', gameType = 'singles' } = wish ?? {};
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
          label={texts.game}
          value={gameType}
          choices={games.map((game) => ({ value: game, label: texts.gameOf[game] }))}
          onChange={(game) => change({ gameType: game === 'singles' ? null : game })}
        />
        <div className="further">
          <FurtherFilters search={search} />
        </div>
        <MoreFilters search={search} />
      </div>
    </Form>
  );
}

/** The button of the sheet, with the number of the filters that are set. */
function MoreFilters({ search }: { search: Search }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = search.wish === null ? 0 : filterCount(search.wish);
  return (
    <>
      <button
        type="button"
        className="open"
        data-set={count > 0}
        aria-haspopup="dialog"
        aria-label={count > 0 ? `${texts.filters}, ${texts.filtersSet(count)}` : undefined}
        onPointerEnter={FilterSheet.preload}
        onFocus={FilterSheet.preload}
        onClick={() => setIsOpen(true)}
      >
        <TuneRounded aria-hidden />
        <span>{texts.filters}</span>
        {count > 0 ? <b aria-hidden>{count}</b> : null}
      </button>
      {isOpen ? (
        <LatePart>
          <FilterSheet search={search} onClose={() => setIsOpen(false)} />
        </LatePart>
      ) : null}
    </>
  );
}

const Form = styled('form')(({ theme }) => {
  const { palette } = theme.vars;
  const hidden = {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  } as const;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 10,
    padding: 12,
    border: `1px solid ${palette.divider}`,
    borderRadius: radius.card,
    backgroundColor: palette.background.paper,
    '& .filters': { gridColumn: '1 / -1', display: 'flex', gap: 8 },
    '& .open': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 6,
      minHeight: 44,
      padding: '0 12px',
      border: `1px solid ${palette.control.main}`,
      borderRadius: 99,
      backgroundColor: 'transparent',
      color: palette.text.primary,
      font: 'inherit',
      fontSize: '0.9375rem',
      cursor: 'pointer',
      '&[data-set="true"]': { borderColor: palette.primary.main, borderWidth: 2, padding: '0 11px' },
      '&:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 1 },
      '& svg': { width: 20, height: 20 },
      '& b': {
        minWidth: 20,
        borderRadius: 99,
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
        fontSize: '0.8125rem',
        lineHeight: '20px',
        textAlign: 'center',
      },
      '@media (max-width: 399px)': {
        '&[data-set="false"] svg, &[data-set="true"] > span': { display: 'none' },
      },
    },
    [theme.breakpoints.down('md')]: {
      '& label > span:first-of-type:not(.day)': hidden,
      '& .further': { display: 'none' },
      '& .filters label': { flex: '1 1 auto' },
      '& .filters select': { height: 44, borderRadius: 99, fontSize: '0.9375rem' },
      '@media (max-width: 399px)': {
        '& .filters': { gap: 6 },
        '& .filters select': {
          padding: '0 20px 0 10px',
          backgroundPosition: 'right 12px center, right 7px center',
          fontSize: '0.875rem',
        },
      },
    },
    [theme.breakpoints.up('md')]: {
      padding: 20,
      gap: 16,
      '& .filters': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 12 },
      '& .further': { display: 'contents' },
      '& .open': { display: 'none' },
    },
    [theme.breakpoints.up('lg')]: {
      '& .filters': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
    },
  };
});
