import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../../../shared/config/paths';
import { Illustration } from '../../../../shared/ui/court/illustration';
import { EmptyState } from '../../../../shared/ui/screen/empty-state';
import { LinkButton } from '../../../../shared/ui/screen/link-button';
import type { BookStart } from '../../api/use-book-start';
import { kindOf, type AlternativeKind } from '../../model/alternatives';
import { when } from '../../model/when';
import type { Wish } from '../../model/wish';
import { texts } from '../../texts';
import type { Search } from '../../use-search';
import { HitList } from './hit-list';
import { HowTo } from './how-to';

interface NoneFreeProps {
  search: Search;
  wish: Wish;
  booking: BookStart;
}

/** Says that nothing fits the wish, with what comes close or what to do next. */
export function NoneFree({ search, wish, booking }: NoneFreeProps) {
  const { alternatives, today } = search;
  if (alternatives.length === 0) return <Nothing search={search} wish={wish} />;
  const kind = kindOf(alternatives, wish);
  return (
    <>
      <Typography variant="h2">{titleOf(kind, wish, when(wish.date, today))}</Typography>
      <Typography variant="h3" sx={{ mt: 1.5 }}>
        {texts.alternatives[kind]}
      </Typography>
      <HowTo />
      <HitList
        hits={alternatives}
        wish={wish}
        today={today}
        booking={booking}
        headingLevel="h4"
        canWait={kind !== 'places'}
      />
    </>
  );
}

function titleOf(kind: AlternativeKind, { place, from, to }: Wish, day: string): string {
  if (kind === 'places') return texts.noneAt(place, day);
  return from === '' && to === '' ? texts.noneOn(day) : texts.noneThen(day);
}

function Nothing({ search, wish }: Omit<NoneFreeProps, 'booking'>) {
  const { isNear, change } = search;
  const hasTimes = wish.from !== '' || wish.to !== '';
  return (
    <EmptyState
      title={isNear ? texts.nothingNear : texts.nothing}
      hint={isNear ? texts.nothingNearHint : texts.nothingHint}
      art={<Illustration motif="ball out" seed={wish.place || wish.date} />}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {isNear ? (
            <Button variant="contained" onClick={() => change({ near: null })}>
              {texts.withoutNear}
            </Button>
          ) : null}
          {hasTimes ? (
            <Button variant="outlined" onClick={() => change({ from: null, to: null })}>
              {texts.anyHour}
            </Button>
          ) : null}
          <LinkButton variant="outlined" to={paths.venues}>
            {texts.seeVenues}
          </LinkButton>
        </Box>
      }
    />
  );
}
