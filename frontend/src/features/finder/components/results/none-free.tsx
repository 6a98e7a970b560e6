import Typography from '@mui/material/Typography';
import type { BookStart, Choice } from '../../../start/use-book-start';
import { kindOf, type AlternativeKind } from '../../model/alternatives';
import { when } from '../../../../shared/texts/when';
import type { Wish } from '../../model/wish';
import { texts } from '../../texts';
import type { Search } from '../../use-search';
import { HitList } from './hit-list';
import { HowTo } from './how-to';
import type { Joining } from './join-dialog';
import { NamedVenues } from './named-venues';
import { Nothing } from './nothing';

interface NoneFreeProps {
  search: Search;
  wish: Wish;
  refused: BookStart['refused'];
  onChoose: (choice: Choice) => void;
  onChange: Search['change'];
  onJoin: (joining: Joining) => void;
}

/** Says that nothing fits the wish, with what comes close or what to do next. */
export function NoneFree({ search, wish, refused, onChoose, onChange, onJoin }: NoneFreeProps) {
  const { alternatives, sharedToday: today } = search;
  if (alternatives.length === 0)
    return <Nothing search={search} wish={wish} onChange={onChange} onJoin={onJoin} />;
  const kind = kindOf(alternatives, wish);
  return (
    <>
      <Typography variant="h2">
        {titleOf(kind, search.isUnknownPlace, wish, when(wish.date, today))}
      </Typography>
      {kind === 'places' ? <NamedVenues wish={wish} onJoin={onJoin} /> : null}
      <Typography variant="h3" sx={{ mt: 1.5 }}>
        {texts.alternatives[kind]}
      </Typography>
      <HowTo />
      <HitList
        hits={alternatives}
        wish={wish}
        today={today}
        refused={refused}
        onChoose={onChoose}
        headingLevel="h4"
        onJoin={kind === 'places' ? undefined : onJoin}
      />
    </>
  );
}

function titleOf(
  kind: AlternativeKind,
  isUnknownPlace: boolean,
  { place, from, to }: Wish,
  day: string,
): string {
  if (isUnknownPlace) return texts.unknownPlace(place);
  if (kind === 'places') return texts.noneAt(place, day);
  return from === '' && to === '' ? texts.noneOn(day) : texts.noneThen(day);
}
