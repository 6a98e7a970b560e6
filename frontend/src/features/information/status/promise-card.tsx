import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { StatusChip } from '../../../shared/ui/figures/status-chip';
import { isGood } from './result-schema';
import type { Attempt, PromiseResults } from './results';
import { texts } from './texts';

/** In the time zone of the country that the site is written for. */
const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'America/Guayaquil' });

/** One promise, with what the last runs tried against it. */
export function PromiseCard({ promise, attempts }: PromiseResults) {
  const { heading, promise: sentence } = texts.promises[promise];
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Typography sx={{ mb: 2 }}>{sentence}</Typography>
      {attempts.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{texts.none}</Typography>
      ) : (
        <Box component="ul" aria-label={texts.attemptsOf(heading)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {attempts.map((attempt) => (
            <AttemptRow key={`${attempt.run} ${attempt.kind}`} attempt={attempt} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function AttemptRow({ attempt }: { attempt: Attempt }) {
  const { run, commit, finishedAt, kind, count, failures, isOld } = attempt;
  const isKept = isGood(attempt);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {texts.attempt(kind, count, failures)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.runName(run)} · <time dateTime={finishedAt}>{day.format(new Date(finishedAt))}</time> ·{' '}
          {texts.version} <span translate="no">{commit.replace('+', '')}</span>
          {commit.endsWith('+') ? ` ${texts.changed}` : null}
        </Typography>
        {isKept ? null : <Typography sx={{ mt: 0.5 }}>{texts.broken(kind, failures)}</Typography>}
        {isOld ? (
          <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
            {texts.old}
          </Typography>
        ) : null}
      </Box>
      <StatusChip tone={isKept ? 'success' : 'error'}>{texts.outcome(kind, count, failures)}</StatusChip>
    </Box>
  );
}
