import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { dayAndTime } from '../../../shared/model/dates';
import { centsOf } from '../../../shared/model/money';
import { Money } from '../../../shared/ui/figures/money';
import { outdent } from '../../../shared/theme/tokens';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { OnPaper } from '../../../shared/ui/screen/on-paper';
import { PageHeader } from '../../../shared/ui/screen/page-header';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import { texts } from '../texts';
import { type Sheet, sheetQuery } from '../till-calls';

const onScreenOnly = { '@media print': { display: 'none' } } as const;
const sums = ['opening', 'cashTaken', 'cashGivenBack', 'moved', 'expected', 'counted', 'difference'] as const;

interface SheetViewProps {
  tillId: string;
  number: number;
  onBack: () => void;
}

/** A closed sheet, on the screen and on paper. */
export function SheetView({ tillId, number, onBack }: SheetViewProps) {
  const { data: sheet, error, isFetching, refetch } = useQuery(sheetQuery(tillId, number));
  const back = (
    <Button onClick={onBack} sx={{ ...onScreenOnly, ml: outdent.medium }}>
      {texts.back}
    </Button>
  );
  return (
    <Box sx={{ minWidth: 0, maxWidth: 640, pb: 4 }}>
      <OnPaper />
      <PageHeader
        title={sheet ? texts.sheetOf(number, sheet.tillName) : texts.sheet(number)}
        subtitle={sheet?.venue.name}
        back={back}
        actions={
          <Button variant="outlined" disabled={!sheet} onClick={() => window.print()} sx={onScreenOnly}>
            {texts.print}
          </Button>
        }
      />
      {error && !sheet ? (
        <ErrorState title={texts.failed} error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {sheet ? <Paper sheet={sheet} /> : null}
      {!sheet && !error ? (
        <LoadingRegion>
          <SkeletonRows count={4} height={96} />
        </LoadingRegion>
      ) : null}
    </Box>
  );
}

function Paper({ sheet }: { sheet: Sheet }) {
  const at = (instant: string) => dayAndTime(instant, sheet.venue.timeZone);
  const [opened, closed] = [at(sheet.openedAt), at(sheet.closedAt)];
  return (
    <Card sx={{ p: 2.5, '@media print': { border: 0, boxShadow: 'none', p: 0 } }}>
      <Typography>{texts.openedBy(sheet.openedBy, opened.day, opened.time)}</Typography>
      <Typography>{texts.closedBy(sheet.closedBy, closed.day, closed.time)}</Typography>
      <Box component="dl" sx={{ my: 2 }}>
        {sums.map((name) => (
          <Box key={name} sx={row}>
            <dt>{texts.sums[name]}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              <Money cents={name === 'cashGivenBack' ? -centsOf(sheet[name]) : centsOf(sheet[name])} />
            </Box>
          </Box>
        ))}
      </Box>
      {sheet.reason === null ? null : <Typography>{texts.why(sheet.reason)}</Typography>}
      <Typography component="h2" sx={{ fontWeight: 700, mt: 2 }}>
        {texts.lines}
      </Typography>
      {sheet.lines.length === 0 ? <Typography>{texts.noLines}</Typography> : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sheet.lines.map((line) => (
          <Box
            component="li"
            key={`${line.at} ${line.kind} ${line.booking?.id ?? line.reason ?? ''}`}
            sx={row}
          >
            <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {at(line.at).time} · {line.reason ?? `${texts.kinds[line.kind]} ${line.booking?.code ?? ''}`}
            </Typography>
            <Money cents={centsOf(line.amount)} />
          </Box>
        ))}
      </Box>
      <Box
        sx={{ display: 'none', '@media print': { display: 'block', mt: 8, pt: 1, borderTop: 1, width: 240 } }}
      >
        {texts.signature}
      </Box>
    </Card>
  );
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
} as const;
