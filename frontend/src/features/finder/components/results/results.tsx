import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { useFocusOnMore } from '../../../../shared/ui/list/use-focus-on-more';
import { type BookStart, type Choice, useBookStart } from '../../../start/use-book-start';
import { when } from '../../../../shared/texts/when';
import type { Wish } from '../../model/wish';
import { texts } from '../../texts';
import type { Search } from '../../use-search';
import { HitList } from './hit-list';
import { HowTo } from './how-to';
import { HitsSkeleton } from './hits-skeleton';
import { JoinDialog, type Joining } from './join-dialog';
import { MoreHits } from './more-hits';
import { NoneFree } from './none-free';
import { RefusalNotice } from '../../../start/refusal-notice';

const StartDialog = lazyComponent(() =>
  import('../../../start/start-dialog').then((file) => file.StartDialog),
);

interface ResultsProps {
  search: Search;
  /** True while something that stands above the hours is on its way. */
  isWaiting: boolean;
}

/** The hours that the search finds, or its skeleton, error or alternatives. */
export function Results({ search, isWaiting }: ResultsProps) {
  const { shownWish: wish, query } = search;
  if (wish === null || query.isPending || isWaiting) return <HitsSkeleton />;
  if (query.isError && (!query.data || query.isPlaceholderData)) {
    return (
      <ErrorState
        title={texts.failed}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <Found search={search} wish={wish} />;
}

function Found({ search, wish }: { search: Search; wish: Wish }) {
  const { query, sharedToday: today } = search;
  const [chosen, setChosen] = useState<Choice | null>(null);
  // The reason is shown where the hours are.
  const booking = useBookStart(wish, () => setChosen(null));
  const [joining, setJoining] = useState<Joining | null>(null);
  const section = useRef<HTMLElement>(null);
  const choose = (choice: Choice) => {
    booking.forgetRefusal();
    setChosen(choice);
  };
  /** The button that widens the search goes with what it stood in. */
  const widen: Search['change'] = (part) => {
    section.current?.focus({ preventScroll: true });
    search.change(part);
  };
  return (
    <Box
      component="section"
      ref={section}
      tabIndex={-1}
      aria-label={texts.results}
      aria-busy={query.isPlaceholderData}
      sx={{ mt: { xs: 3, md: 4 }, outline: 'none' }}
    >
      <Hours
        search={search}
        wish={wish}
        refused={booking.refused}
        onChoose={choose}
        onChange={widen}
        onJoin={setJoining}
      />
      {/* The dialogs are here, because the results change while one of them is open. */}
      {chosen ? (
        <LatePart>
          <StartDialog
            choice={chosen}
            today={today}
            pending={booking.pending !== null}
            onBook={booking.book}
            onClose={() => setChosen(null)}
          />
        </LatePart>
      ) : null}
      {joining ? (
        <LatePart>
          <JoinDialog {...joining} onClose={() => setJoining(null)} />
        </LatePart>
      ) : null}
    </Box>
  );
}

interface HoursProps {
  search: Search;
  wish: Wish;
  refused: BookStart['refused'];
  onChoose: (choice: Choice) => void;
  onChange: Search['change'];
  onJoin: (joining: Joining) => void;
}

/** The venues with their hours, or what comes close. */
function Hours({ search, wish, refused, onChoose, onChange, onJoin }: HoursProps) {
  const { query, hits, alternatives, sharedToday: today } = search;
  const [list, expectMore] = useFocusOnMore(hits.length, query.isFetchingNextPage);
  const shown = [...hits, ...alternatives];
  const isShown = shown.some(({ venue }) => venue.id === refused?.choice.venueId);
  const toChoose = { wish, refused, onChoose };
  return (
    <>
      <span className="s-hidden" role="status">
        {query.isPlaceholderData ? '' : texts.found(hits.length)}
      </span>
      {/* The hours of an earlier search stay in view, but they do not fit the new wish. */}
      <Box
        inert={query.isPlaceholderData}
        sx={{ opacity: query.isPlaceholderData ? 0.55 : 1, transition: 'opacity 150ms' }}
      >
        {refused && !isShown ? <RefusalNotice error={refused.error} hasOthers={shown.length > 0} /> : null}
        {hits.length > 0 ? (
          <>
            <Typography variant="h2">{texts.free(when(wish.date, today))}</Typography>
            <HowTo />
            <HitList ref={list} hits={hits} today={today} headingLevel="h3" {...toChoose} />
          </>
        ) : (
          <NoneFree search={search} onChange={onChange} onJoin={onJoin} {...toChoose} />
        )}
        <MoreHits search={search} onMore={expectMore} />
      </Box>
    </>
  );
}
