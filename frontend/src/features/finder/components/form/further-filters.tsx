import { formatMoney } from '../../../../shared/model/money';
import { lengthInWords } from '../../../../shared/texts/play-words';
import { words } from '../../../../shared/texts/words';
import { lengths, priceLimits, surfaces, type Wish } from '../../model/wish';
import { texts } from '../../texts';
import type { Search } from '../../use-search';
import { timesWith } from './times';
import { Select } from './select';

/**
 * The filters that a phone shows in a sheet, and a desktop beside the rest. Each change searches at
 * once.
 */
export function FurtherFilters({ search }: { search: Search }) {
  const { wish, change } = search;
  const { from = '', to = '', surface = '', lights = false, maxPrice = null } = wish ?? {};
  return (
    <>
      <Select
        label={texts.to}
        any={texts.noLimit}
        value={to}
        choices={timesWith(to).filter(({ value }) => value >= from)}
        onChange={(next) => change({ to: next })}
      />
      <LengthSelect search={search} />
      <Select
        label={texts.surface}
        any={texts.anySurface}
        value={surface}
        choices={surfaces.map((value) => ({ value, label: words.surface[value] }))}
        onChange={(next) => change({ surface: next })}
      />
      <Select
        label={texts.lights}
        any={texts.anyLights}
        value={lights ? '1' : ''}
        choices={[{ value: '1', label: words.withLights }]}
        onChange={(next) => change({ lights: next })}
      />
      <Select
        label={texts.maxPrice}
        any={texts.anyPrice}
        value={maxPrice === null ? '' : String(maxPrice)}
        choices={priceLimits.map((limit) => ({
          value: String(limit),
          label: texts.upTo(formatMoney(limit * 100)),
        }))}
        onChange={(next) => change({ maxPrice: next })}
      />
    </>
  );
}

/** Disabled as long as every venue offers the same single length. Its place stays the same. */
function LengthSelect({ search: { wish, lengths: offered, change } }: { search: Search }) {
  const value: Wish['minutes'] = wish?.minutes ?? null;
  const choices = lengths.filter((length) => offered.includes(length) || length === value);
  return (
    <Select
      label={texts.length}
      any={texts.usualLength}
      value={value === null ? '' : String(value)}
      choices={choices.map((length) => ({ value: String(length), label: lengthInWords(length) }))}
      disabled={value === null && choices.length < 2}
      onChange={(next) => change({ minutes: next })}
    />
  );
}
