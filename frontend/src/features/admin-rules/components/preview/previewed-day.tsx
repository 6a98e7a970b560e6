import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { userMessageOf } from '../../../../shared/api/api-error';
import { longDay, shiftDay } from '../../../../shared/model/dates';
import { words } from '../../../../shared/texts/words';
import { LoadingRegion, SkeletonRows } from '../../../../shared/ui/screen/skeletons';
import { hoursInWords } from '../../model/week-words';
import { texts } from '../../texts';
import type { Court, DayPreview, RulesChange } from '../../types';
import { useDayPreview } from '../../use-day-preview';
import { StartList } from './start-list';

interface PreviewedDayProps {
  venueId: string;
  version: number;
  change: RulesChange | null;
  date: string;
  today: string;
  court: Court;
}

/** The starts of a court. While they are computed again, the last ones stay and are paler. */
export function PreviewedDay({ venueId, version, change, date, ...shown }: PreviewedDayProps) {
  const { preview, isCurrent, error, isFetching, retry } = useDayPreview(venueId, version, change, date);
  // While nothing comes, a notice says so, and the last day stays easy to read.
  const isAwaited = change !== null && !error && !isCurrent;
  return (
    <>
      {change ? null : (
        <Alert severity="info" sx={notice}>
          {texts.previewWaits}
        </Alert>
      )}
      {error ? (
        <Alert severity="error" sx={failure} action={<Retry pending={isFetching} onRetry={retry} />}>
          {texts.previewFailed(userMessageOf(error))}
        </Alert>
      ) : null}
      {preview ? (
        <Box sx={{ opacity: isAwaited ? 0.55 : 1, transition: 'opacity 150ms' }} aria-busy={isAwaited}>
          <Day preview={preview} {...shown} />
        </Box>
      ) : null}
      {preview || error ? null : (
        <LoadingRegion>
          <SkeletonRows count={2} height={72} />
        </LoadingRegion>
      )}
    </>
  );
}

function Retry({ pending, onRetry }: { pending: boolean; onRetry: () => void }) {
  return (
    <Button color="inherit" disabled={pending} onClick={onRetry}>
      {words.retry}
    </Button>
  );
}

interface DayProps extends Pick<PreviewedDayProps, 'court' | 'today'> {
  preview: DayPreview;
}

function Day({ preview, court, today }: DayProps) {
  const { date, opening, note, nightFrom } = preview;
  const starts = preview.courts.find(({ id }) => id === court.id)?.starts ?? [];
  const facts = [hoursInWords(opening), ...(note === null ? [] : [note])];
  const remark = remarkOn(preview, { court, today, isEmpty: starts.length === 0 });
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>{longDay(date)}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{facts.join(' · ')}</Typography>
      {remark === null ? null : <Typography sx={{ mb: 1.5 }}>{remark}</Typography>}
      <StartList starts={starts} nightFrom={nightFrom} />
    </>
  );
}

/** Says what keeps players from booking on that day, unless it is the hours. */
function remarkOn(
  { date, windowDays, opening }: DayPreview,
  { court, today, isEmpty }: { court: Court; today: string; isEmpty: boolean },
): string | null {
  if (date < today) return texts.previewOver;
  if (court.status === 'maintenance') return texts.previewOutOfService;
  if (date > shiftDay(today, windowDays)) return texts.previewTooFar(texts.days(windowDays));
  return isEmpty && opening.length > 0 ? texts.previewNone : null;
}

const notice = { mb: 2 } as const;

/** On a phone the button stands below the text, which would be a narrow column beside it. */
const failure = {
  ...notice,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 200px', sm: '1 1 auto' } },
  '& .MuiAlert-action': { alignItems: 'center', pt: 0 },
} as const;
