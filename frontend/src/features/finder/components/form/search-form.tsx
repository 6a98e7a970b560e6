import TuneRounded from '@mui/icons-material/TuneRounded';
import { useState } from 'react';
import { gameTypes, usualGame } from '../../../../shared/model/games';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { filterCount } from '../../model/wish';
import { texts } from '../../texts';
import type { Search } from '../../use-search';
import { DayChoice } from './day-choice';
import { Form } from './form-layout';
import { FurtherFilters } from './further-filters';
import { NearButton } from './near-button';
import { PlaceField } from './place-field';
import { Select } from './select';
import { timesWith } from './times';

const FilterSheet = lazyComponent(() => import('./filter-sheet').then((file) => file.FilterSheet));

/**
 * The form for the wish of the player. Each change searches at once. On a phone it leaves room for
 * the first hours: labels are for screen readers only, and further filters are in a sheet.
 */
export function SearchForm({ search }: { search: Search }) {
  const { wish, change, today } = search;
  const { from = '', to = '', gameType = usualGame } = wish ?? {};
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
          choices={gameTypes.map((game) => ({ value: game, label: texts.gameOf[game] }))}
          onChange={(game) => change({ gameType: game === usualGame ? null : game })}
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
