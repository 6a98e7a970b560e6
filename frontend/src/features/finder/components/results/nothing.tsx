import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '../../../../shared/config/paths';
import { shiftDay } from '../../../../shared/model/dates';
import { Illustration } from '../../../../shared/ui/court/illustration';
import { EmptyState } from '../../../../shared/ui/screen/empty-state';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import type { Wish } from '../../model/wish';
import { texts } from '../../texts';
import type { Search } from '../../use-search';
import type { Joining } from './join-dialog';
import { NamedVenues } from './named-venues';

type Change = Parameters<Search['change']>[0];

interface NothingProps {
  search: Search;
  wish: Wish;
  onChange: (change: Change) => void;
  onJoin: (joining: Joining) => void;
}

/** Says that nothing was found, and offers every way to a wider search. */
export function Nothing({ search, wish, onChange, onJoin }: NothingProps) {
  const { isNear, today } = search;
  return (
    <EmptyState
      title={titleOf(search, wish)}
      hint={isNear ? texts.nothingNearHint : texts.nothingHint}
      art={<Illustration motif="ball out" seed={wish.place || wish.date} />}
      action={
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
            {isNear ? (
              <Button variant="contained" onClick={() => onChange({ near: null })}>
                {texts.withoutNear}
              </Button>
            ) : null}
            {waysOn(wish, today).map(([label, change]) => (
              <Button key={label} variant="outlined" onClick={() => onChange(change)}>
                {label}
              </Button>
            ))}
            <LinkButton variant="outlined" to={paths.venues}>
              {texts.seeVenues}
            </LinkButton>
          </Box>
          <NamedVenues wish={wish} onJoin={onJoin} />
        </>
      }
    />
  );
}

function titleOf({ isNear, isUnknownPlace }: Search, { place }: Wish): string {
  if (isUnknownPlace) return texts.unknownPlace(place);
  return isNear ? texts.nothingNear : texts.nothing;
}

const noCourtWish = { surface: null, lights: null, maxPrice: null } as const;

/** The changes that make the search wider, each with its label. */
function waysOn(wish: Wish, today: string | null): [string, Change][] {
  const { place, date, from, to, minutes, surface, lights, maxPrice } = wish;
  const tomorrow = today && shiftDay(today, 1);
  const ways: [string, Change, boolean][] = [
    [texts.anyHour, { from: null, to: null }, from !== '' || to !== ''],
    [texts.anyLength, { minutes: null }, minutes !== null],
    [texts.anyCourt, noCourtWish, surface !== '' || lights || maxPrice !== null],
    [texts.anyPlace, { place: null }, place !== ''],
    [texts.searchToday, { date: today }, today !== null && date !== today],
    [texts.searchTomorrow, { date: tomorrow }, date === today],
  ];
  return ways.flatMap(([label, change, isWider]) => (isWider ? [[label, change] as [string, Change]] : []));
}
