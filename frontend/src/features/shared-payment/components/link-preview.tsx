import { dayInWords, dayOf } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { PagePreview } from '../../../shared/ui/screen/page-preview';
import { texts } from '../texts';
import type { SharedLinkPage } from '../types';

/** What a chat shows of a payment link: the match and the part, and nobody's name. */
export function LinkPreview({ link, booking }: SharedLinkPage) {
  const { bookingDate, timeSlot, venue } = booking;
  const part = formatMoney(centsOf(link.amountPerPerson));
  return (
    <PagePreview
      title={link.status === 'open' ? `${texts.yourPart} ${part}` : texts.tabTitle}
      description={texts.preview(venue.name, dayInWords(dayOf(bookingDate)), timeSlot)}
    />
  );
}
