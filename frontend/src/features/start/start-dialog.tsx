import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { courtQuery } from '../../shared/api/court-query';
import { userMessageOf } from '../../shared/api/api-error';
import { paths } from '../../shared/config/paths';
import { centsOf, formatMoney } from '../../shared/model/money';
import { slotEnd } from '../../shared/model/slots';
import { courtFacts } from '../../shared/texts/court-facts';
import { words } from '../../shared/texts/words';
import { DialogFrame } from '../../shared/ui/dialog/dialog-frame';
import { SubmitButton } from '../../shared/ui/button/submit-button';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { Notice } from '../../shared/ui/screen/notice';
import { quoteQuery, type Quote } from '../payments/quote/quote-query';
import { refundLine } from '../payments/quote/refund-line';
import { whatFollows } from '../payments/quote/what-follows';
import { RefusalNotice } from './refusal-notice';
import type { Choice } from './use-book-start';
import { when } from '../../shared/texts/when';
import { texts } from './texts';

export interface StartDialogProps {
  choice: Choice;
  today: string | null;
  /** True while the hour is being booked. */
  pending: boolean;
  /** Why the server has refused it, where nothing else on the screen says so. */
  refusal?: Error | null;
  onBook: (choice: Choice, amount: string) => void;
  onClose: () => void;
}

/**
 * Shows a tapped hour: its court, its price, its refund and what follows without a payment. Only
 * the button of the dialog books.
 */
export function StartDialog(props: StartDialogProps) {
  const { choice, today, pending, refusal = null, onBook, onClose } = props;
  const { start, date, gameType, venueName } = choice;
  const { courtId, timeSlot, durationMinutes } = start;
  const court = useQuery({ ...courtQuery(courtId), meta: { inBrowserOnly: true } }).data;
  const quote = useQuery(quoteQuery({ courtId, date, timeSlot, durationMinutes, gameType }));
  const range = texts.range(timeSlot, slotEnd(timeSlot, durationMinutes));
  const facts = [
    court ? courtFacts(court) : null,
    words.game[gameType],
    texts.fullRange(when(date, today), range),
  ];
  const overlapping = quote.data?.overlapping ?? [];
  const tapped = overlapping.find((own) => own.courtId === courtId && own.timeSlot === timeSlot);
  const own = tapped ?? overlapping[0];
  const isSame = tapped !== undefined;
  return (
    <DialogFrame
      title={venueName}
      subtitle={[words.court(start.courtNumber), ...facts].filter(Boolean).join(' · ')}
      onPhones="sheet"
      busy={pending}
      error={quote.error ? userMessageOf(quote.error) : null}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" disabled={pending} onClick={onClose}>
            {words.back}
          </Button>
          {own && isSame ? (
            <LinkButton variant="contained" to={paths.checkout(own.bookingId)}>
              {texts.seeOwn}
            </LinkButton>
          ) : refusal ? null : (
            <SubmitButton
              size="medium"
              pending={pending}
              disabled={!quote.data}
              onClick={() => quote.data && onBook(choice, quote.data.totalAmount)}
            >
              {quote.data ? texts.bookAndPay(formatMoney(centsOf(quote.data.totalAmount))) : texts.book}
            </SubmitButton>
          )}
        </>
      }
    >
      {refusal ? <RefusalNotice error={refusal} hasOthers /> : null}
      {isSame ? (
        <Notice tone="info">{texts.alreadyYours}</Notice>
      ) : (
        <>
          <Terms quote={quote.data} shown={centsOf(start.price)} />
          {own ? <OverlappingHour own={own} choice={choice} /> : null}
        </>
      )}
    </DialogFrame>
  );
}

/** The price and what it is bound to. The space is kept while the server computes it. */
function Terms({ quote, shown }: { quote: Quote | undefined; shown: number }) {
  const total = quote ? centsOf(quote.totalAmount) : shown;
  return (
    <Box aria-busy={!quote} sx={{ display: 'grid', gap: 1, minHeight: 128 }}>
      <Typography variant="figure" component="p" sx={{ fontSize: '1.75rem', m: 0 }} translate="no">
        {formatMoney(total)}
      </Typography>
      {quote ? (
        <>
          {total === shown ? null : (
            <Typography role="status">{texts.priceWas(formatMoney(shown))}</Typography>
          )}
          <Typography>{refundLine(quote)}</Typography>
          <Typography sx={{ fontWeight: 600 }}>{whatFollows(quote)}</Typography>
        </>
      ) : null}
    </Box>
  );
}

interface OverlappingHourProps {
  own: Quote['overlapping'][number];
  choice: Choice;
}

/** Says that the player has something at that time, and offers to move it here if it can move. */
function OverlappingHour({ own, choice: { venueId, date, gameType, start } }: OverlappingHourProps) {
  const { courtId, timeSlot: slot, durationMinutes: minutes } = start;
  const canMove = !own.isPaid && own.venueId === venueId;
  const here = paths.bookingOf(courtId, { date, slot, minutes, gameType, movedId: own.bookingId });
  return (
    <Notice
      tone="warning"
      action={
        canMove ? (
          <LinkButton to={here} color="inherit" size="small">
            {texts.moveHere}
          </LinkButton>
        ) : null
      }
    >
      {texts.alreadyThen(own.venueName, words.court(own.courtNumber), own.timeSlot)}
    </Notice>
  );
}
