import { styled } from '@mui/material/styles';
import { briefDay, dayOf, timeOf } from '../../../../shared/model/dates';
import { LatePart } from '../../../../shared/ui/late/late-part';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import type { RefundTerm } from '../../../payments/refunds/refund-terms';
import { useRefundNow } from '../../../payments/refunds/use-refund-now';
import { texts } from '../../texts';
import type { Booking } from '../../types';

const RefundTerms = lazyComponent(() => import('./refund-terms').then((file) => file.RefundTerms));

/** The refund of a cancellation now, in one line. All terms are folded below it. */
export function RefundLine({ booking }: { booking: Booking }) {
  const { terms, applying } = useRefundNow(booking);
  const hasMore = terms.length > 0 || booking.resale?.state === 'possible';
  if (!hasMore) return <Plain>{texts.noRefund}</Plain>;
  return (
    <Folded>
      <summary onPointerEnter={RefundTerms.preload} onFocus={RefundTerms.preload}>
        {applying ? lineOf(applying) : texts.noRefund}
      </summary>
      <div>
        <LatePart>
          <RefundTerms booking={booking} />
        </LatePart>
      </div>
    </Folded>
  );
}

function lineOf({ percentage, localUntil, inclusive }: RefundTerm): string {
  const moment = texts.refundMoment(briefDay(dayOf(localUntil)).toLowerCase(), timeOf(localUntil));
  return texts.refundLine(inclusive ? texts.until(moment) : texts.before(moment), percentage);
}

const Plain = styled('p')({ margin: '2px 0 0' });

const Folded = styled('details')(({ theme }) => ({
  '& summary': {
    display: 'list-item',
    width: 'fit-content',
    padding: '4px 0',
    cursor: 'pointer',
    borderRadius: 6,
    '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  },
  '& summary::marker': { color: theme.vars.palette.primary.main },
  '& div': { maxWidth: 520 },
}));
