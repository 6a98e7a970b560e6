import { dayInWords, dayOf } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { words } from '../../../shared/texts/words';
import { PagePreview } from '../../../shared/ui/screen/page-preview';
import { texts } from '../texts';
import type { SharedLinkPage } from '../types';

/**
 * What a chat shows of a payment link: the match, the part, and who invites if the organiser chose
 * to be named. Nobody else is named.
 */
export function LinkPreview({ link, booking }: SharedLinkPage) {
  const { bookingDate, timeSlot, venue } = booking;
  const part = `${texts.yourPart} ${formatMoney(centsOf(link.amountPerPerson))}`;
  const match = texts.preview(venue.name, dayInWords(dayOf(bookingDate)), timeSlot);
  if (link.status !== 'open') return <PagePreview title={texts.tabTitle} description={match} />;
  const { organiserName } = link;
  if (organiserName === null) return <PagePreview title={part} description={match} />;
  return <PagePreview title={words.awaitsYou(organiserName)} description={`${part} · ${match}`} />;
}
