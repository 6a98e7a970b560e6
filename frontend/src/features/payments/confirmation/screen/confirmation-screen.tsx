import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { words } from '../../../../shared/texts/words';
import { BookedHour } from '../../../../shared/ui/court/booked-hour';
import { PaidMoment } from '../../../../shared/ui/court/paid-moment';
import { PageTitle } from '../../../../shared/ui/screen/page-title';
import { BookingCode } from './booking-code';
import { ConfirmationActions, type ConfirmedHour } from './confirmation-actions';
import { texts } from './texts';

export interface ConfirmationScreenProps {
  title: string;
  hint: ReactNode;
  booking: ConfirmedHour;
  /** True if there is something to celebrate: it is paid, and still to be played. */
  joyful: boolean;
  /** The address of the calendar file; null if the game is over or does not take place. */
  calendarFile: string | null;
  /** The part that the reader has to act on first, above the booking. */
  first?: ReactNode;
  /** The next events, one sentence each. */
  next: readonly ReactNode[];
  receipt: ReactNode;
  /** The ways to continue, the main one first. */
  wayOn: ReactNode;
}

/** The confirmation for a payer: the booking, its code, the next events, and the receipt. */
export function ConfirmationScreen(props: ConfirmationScreenProps) {
  const { title, hint, booking, joyful, calendarFile, first, next, receipt, wayOn } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { court, venue, gameType } = booking;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <GlobalStyles styles={onPaper} />
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', pt: { xs: 2, md: 4 }, pb: 2 }}>
        {joyful ? <PaidMoment surface={booking.court.surface} /> : null}
        <div>
          <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 'none' }}>
            {title}
          </Typography>
          <Typography component="div" sx={{ color: 'text.secondary', mt: 0.75, maxWidth: '60ch' }}>
            {hint}
          </Typography>
        </div>
      </Box>
      {first}
      <Box data-columns sx={columns}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Part title={texts.whenAndWhere}>
            <BookingCode code={booking.code} />
            <BookedHour booking={booking} margin={2} />
            <Typography sx={{ fontWeight: 650 }}>
              {words.courtTitle(court.courtNumber, court.name)} · {words.game[gameType]}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {venue.name} · {venue.location}
            </Typography>
            <ConfirmationActions booking={booking} calendarFile={calendarFile} />
          </Part>
          {next.length > 0 ? (
            <Part title={texts.next}>
              <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
                {next.map((sentence, index) => (
                  <li key={index}>{sentence}</li>
                ))}
              </Box>
            </Part>
          ) : null}
        </Box>
        <Part title={texts.receipt}>{receipt}</Part>
      </Box>
      <Box data-no-print sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pb: { xs: 4, md: 6 } }}>
        {wayOn}
      </Box>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  pb: 3,
} as const;

/** One page, black on white, without the bars of the site. */
const onPaper = {
  '@media print': {
    '@page': { margin: '14mm' },
    'html, body': { background: '#fff !important', colorScheme: 'light' },
    'body header, body nav, body aside, body footer, [data-no-print], main svg, [role="region"]': {
      display: 'none !important',
    },
    '.s-page': { display: 'block !important', minHeight: '0 !important' },
    main: { padding: '0 !important', minHeight: '0 !important' },
    'main [data-columns]': { gridTemplateColumns: '1fr 1fr !important', padding: '0 !important' },
    'main *': {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      breakInside: 'avoid',
    },
    'main section': { border: '1px solid #999 !important', padding: '12px !important' },
  },
} as const;
