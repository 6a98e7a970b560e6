import { format } from 'date-fns/format';
import { es } from 'date-fns/locale/es';
import { parseISO } from 'date-fns/parseISO';
import type { ApiResponse } from '../page-calls.js';
import { texts } from './texts.js';

/** In pixels: the size that chats show as a large picture. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/**
 * The text in the picture of a link. It names a venue and a match, and of persons only the
 * organiser who chose to be named.
 */
export interface PreviewContent {
  readonly title: string;
  readonly line: string;
  /** On the coloured label, or null if there is none. */
  readonly label: string | null;
}

/** The responses of the API with which a page was rendered, by address. */
type Responses = Readonly<Record<string, ApiResponse | null>>;

const GENERAL: PreviewContent = { title: texts.home, line: texts.homeLine, label: null };

/** Lists such as `/api/venues/home` are no venue. */
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The responses that give a page its picture, with what the picture then says. */
const SOURCES: readonly [address: RegExp, content: (body: string) => PreviewContent][] = [
  [/^\/api\/shared-payment-links\/[\w-]+$/, (body) => ofLink(JSON.parse(body) as LinkPage)],
  [new RegExp(`^/api/courts/${ID}$`), (body) => ofCourt(JSON.parse(body) as Court)],
  [new RegExp(`^/api/venues/${ID}$`), (body) => ofVenue(JSON.parse(body) as Venue)],
];

/** Returns what the picture of a page says: about its link, court or venue, or in general. */
export function previewContent(responses: Responses): PreviewContent {
  for (const [address, content] of SOURCES) {
    const found = Object.keys(responses).find((each) => address.test(each));
    const response = found === undefined ? null : responses[found];
    if (response?.status === 200) return content(response.body);
  }
  return GENERAL;
}

interface Venue {
  name: string;
  location: string;
  minPrice: string | null;
}

function ofVenue({ name, location, minPrice }: Venue): PreviewContent {
  return { title: name, line: location, label: minPrice === null ? null : texts.fromPrice(minPrice) };
}

interface Court {
  courtNumber: number;
  venueName: string;
  daySinglesPrice: string;
  dayDoublesPrice: string;
  nightSinglesPrice: string;
  nightDoublesPrice: string;
}

function ofCourt(court: Court): PreviewContent {
  const { courtNumber, venueName, daySinglesPrice, dayDoublesPrice, nightSinglesPrice, nightDoublesPrice } =
    court;
  const prices = [daySinglesPrice, dayDoublesPrice, nightSinglesPrice, nightDoublesPrice];
  const [lowest = daySinglesPrice] = prices.toSorted((one, other) => Number(one) - Number(other));
  return { title: texts.court(courtNumber), line: venueName, label: texts.fromPrice(lowest) };
}

interface LinkPage {
  link: { status: 'open' | 'complete' | 'expired'; amountPerPerson: string; organiserName?: string | null };
  booking: {
    status: string;
    bookingDate: string;
    timeSlot: string;
    court: { courtNumber: number };
    venue: { name: string };
  };
}

function ofLink({ link, booking }: LinkPage): PreviewContent {
  const { bookingDate, timeSlot, court, venue } = booking;
  const day = format(parseISO(bookingDate), 'EEE d MMM', { locale: es });
  const when = `${day}, ${timeSlot} · ${texts.court(court.courtNumber)}`;
  const title = titleOf(link, booking.status);
  const { organiserName } = link;
  const isOpen = link.status === 'open' && booking.status === 'active';
  if (!isOpen || !organiserName) return { title, line: venue.name, label: when };
  return { title: texts.invitedBy(organiserName), line: `${venue.name} · ${title}`, label: when };
}

function titleOf(link: LinkPage['link'], bookingStatus: string): string {
  if (bookingStatus === 'cancelled') return texts.cancelled;
  if (bookingStatus === 'expired') return texts.closed;
  if (link.status === 'complete') return texts.paid;
  return link.status === 'open' ? texts.yourPart(link.amountPerPerson) : texts.closed;
}
