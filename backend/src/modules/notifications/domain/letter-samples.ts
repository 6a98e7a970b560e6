import { idFrom } from '../../../kernel/domain/ids.js';
import { toCents } from '../../../kernel/domain/money.js';
import {
  courtInLetter,
  type LetterBooking,
  letterFacts,
  type LetterReader,
  type ToldPayment,
} from './booking-facts.js';
import { LETTERS, type Occasion } from './booking-letters.js';
import { codeLetter } from './code-letter.js';
import { type EmailChangedFacts, emailChangedLetter } from './email-changed-letter.js';
import { invitationLetter } from './invitation-letter.js';
import type { Letter } from './letter.js';
import { offerLetter } from './offer-letter.js';
import { changedPasswordLetter, forgottenPasswordLetter } from './password-letters.js';
import { passkeyAddedLetter } from './passkey-added-letter.js';
import type { RefundTimetable } from './refund-timetable.js';
import { priceLetter } from './price-letter.js';
import { roleOfferLetter } from './role-offer-letter.js';
import { roleLetter } from './role-letter.js';

/** A letter with invented facts, by which people look at the design. */
export interface LetterSample {
  readonly name: string;
  readonly letter: Letter;
  readonly isAboutBooking: boolean;
}

/** A booking with invented facts. */
export const SAMPLE_BOOKING: LetterBooking = {
  id: idFrom('muestra'),
  code: 'K7M-4QX',
  startsAt: '2026-11-21T23:00:00.000Z',
  hours: '18:00 a 19:00',
  timeZone: 'America/Guayaquil',
  gameType: 'doubles',
  totalAmount: '29.00',
  paidAmount: '29.00',
  paymentDueAt: '2026-11-20T20:40:00.000Z',
  paysAtClub: false,
  atDeadline: 'charges_saved_card',
  cancelledBy: null,
  cancellationReason: null,
  resale: null,
  court: { courtNumber: 2, name: 'Central' },
  venue: { name: 'Club Las Lomas', location: 'Quito' },
};

const PAYMENT: ToldPayment = {
  amountCents: toCents(725),
  isCounted: true,
  isAtDesk: false,
  paidAt: new Date('2026-11-20T19:55:00.000Z'),
  reference: 'pi_3QmuestraDeReferencia01',
  card: { brand: 'visa', last4: '4242' },
  refunds: [],
};

const TIMETABLE: RefundTimetable = [
  {
    until: new Date('2026-11-20T23:00:00.000Z'),
    inclusive: false,
    percentage: 100,
    moment: 'viernes 20 de noviembre a las 18:00',
    what: '100% · $7.25 a Visa ···· 4242',
  },
  {
    until: new Date('2026-11-21T11:00:00.000Z'),
    inclusive: true,
    percentage: 50,
    moment: 'sábado 21 de noviembre a las 06:00',
    what: '50% · $3.63 a Visa ···· 4242',
  },
];

const ACCOUNT = {
  holder: 'Club Las Lomas S.A.',
  bank: 'Banco Andino',
  number: '2200123456',
  note: 'Cuenta corriente · RUC 1790012345001',
};
const PARTLY_PAID = { paidAmount: '14.50' };
const GUARANTEED = {
  paidAmount: '0.00',
  paymentDueAt: '2026-11-22T02:00:00.000Z',
  atDeadline: 'charges_guarantee',
} as const;
const REFUNDED = { ...PAYMENT, refunds: [{ amountCents: toCents(725), isAfterResale: false }] };
const REPAID = { ...PAYMENT, refunds: [{ amountCents: toCents(363), isAfterResale: true }] };
const BY_VENUE = { cancelledBy: 'venue', cancellationReason: 'La lluvia dejó la cancha mojada.' } as const;

/** The differences from a paid booking, for the letters that have any. */
const CHANGES: Partial<Record<Occasion, Partial<LetterBooking>>> = {
  part_paid: PARTLY_PAID,
  deadline_near: PARTLY_PAID,
  receipt: PARTLY_PAID,
  left: PARTLY_PAID,
  moved: { paidAmount: '0.00' },
  pays_at_club: { paidAmount: '0.00', paysAtClub: true },
  by_transfer: { paidAmount: '0.00', atDeadline: 'expires', transfer: ACCOUNT },
  held: { paidAmount: '0.00', atDeadline: 'expires' },
  payment_link: { paidAmount: '0.00', atDeadline: 'expires' },
  guaranteed: GUARANTEED,
  guarantee_ended: { ...PARTLY_PAID, atDeadline: 'expires' },
  owed_at_club: { ...PARTLY_PAID, paysAtClub: true },
  expired: PARTLY_PAID,
  cancelled: BY_VENUE,
  resold: { cancelledBy: 'player', resale: {} },
};
const UNPAID: readonly string[] = [
  'moved',
  'pays_at_club',
  'by_transfer',
  'held',
  'payment_link',
  'guaranteed',
  'left',
];
const WITH_REFUND: readonly string[] = ['cancelled', 'expired'];
const ALSO_TO_FRIENDS: readonly Occasion[] = [
  'receipt',
  'left',
  'reminder_day',
  'cancelled',
  'expired',
  'resold',
];

/** Returns a sample of every letter to an organiser, and of those that differ for friends. */
export function letterSamples({
  publicUrl,
  timeZone,
  contact,
}: Pick<EmailChangedFacts, 'timeZone' | 'contact'> & { publicUrl: string }): LetterSample[] {
  const url = `${publicUrl}/my-bookings`;
  const occasions = Object.keys(LETTERS) as Occasion[];
  const about = [
    ...occasions.map((occasion) => sampleOf(occasion, true, url)),
    ...ALSO_TO_FRIENDS.map((occasion) => sampleOf(occasion, false, url)),
  ];
  const code = { name: 'code', letter: codeLetter('481 205', 'sign_in'), isAboutBooking: false };
  const change = { newMasked: 'l•••@e•••.org', at: PAYMENT.paidAt, timeZone, contact };
  const changed = emailChangedLetter({ ...change, url: `${publicUrl}/mi-cuenta` });
  const passkey = passkeyAddedLetter({ at: PAYMENT.paidAt, timeZone, url: `${publicUrl}/mi-cuenta` });
  const offer = offerLetter({
    venue: SAMPLE_BOOKING.venue.name,
    court: SAMPLE_BOOKING.court,
    date: '2026-11-21',
    hours: SAMPLE_BOOKING.hours,
    price: '14.50',
    expiresAt: '2026-11-21T20:15:00.000Z',
    minutesToPay: 60,
    savedCard: PAYMENT.card,
    timeZone: SAMPLE_BOOKING.timeZone,
    url: `${publicUrl}/oferta/muestra`,
  });
  return [
    ...about,
    code,
    { name: 'email-changed', letter: changed, isAboutBooking: false },
    { name: 'passkey-added', letter: passkey, isAboutBooking: false },
    ...staffSamples(publicUrl, timeZone),
    { name: 'hour-offered', letter: offer, isAboutBooking: false },
  ];
}

/** The letters to the people who work at venues. */
function staffSamples(publicUrl: string, timeZone: string): LetterSample[] {
  const invitation = invitationLetter({
    roles: [{ venueName: SAMPLE_BOOKING.venue.name, role: 'reception' }],
    expiresAt: '2026-11-27T20:00:00.000Z',
    timeZone,
    url: `${publicUrl}/admin/invitation/muestra`,
  });
  const forgotten = forgottenPasswordLetter({
    expiresAt: PAYMENT.paidAt,
    timeZone,
    url: `${publicUrl}/admin/password/muestra`,
  });
  const password = changedPasswordLetter({
    at: PAYMENT.paidAt,
    timeZone,
    url: `${publicUrl}/admin/password`,
  });
  const roleOffer = roleOfferLetter({
    roles: [{ venueName: SAMPLE_BOOKING.venue.name, role: 'manager' }],
    expiresAt: '2026-11-27T20:00:00.000Z',
    timeZone,
    url: `${publicUrl}/admin/account`,
  });
  const price = priceLetter({
    seller: 'Lucía Vega',
    venue: SAMPLE_BOOKING.venue.name,
    court: courtInLetter(SAMPLE_BOOKING.court),
    startsAt: SAMPLE_BOOKING.startsAt,
    timeZone: SAMPLE_BOOKING.timeZone,
    hours: SAMPLE_BOOKING.hours,
    code: SAMPLE_BOOKING.code,
    tariff: '$29.00',
    price: '$20.00',
    isFree: false,
    reason: 'Se cortó la luz la semana pasada',
    url: `${publicUrl}/admin/desk?buscar=${SAMPLE_BOOKING.code}`,
  });
  const roles = roleLetter({
    by: 'Lucía Vega',
    changes: [{ venueName: SAMPLE_BOOKING.venue.name, before: 'reception', after: 'manager' }],
    url: `${publicUrl}/admin`,
  });
  return [
    { name: 'invitation', letter: invitation, isAboutBooking: false },
    { name: 'sale-beside-tariff', letter: price, isAboutBooking: false },
    { name: 'password-forgotten', letter: forgotten, isAboutBooking: false },
    { name: 'password-changed', letter: password, isAboutBooking: false },
    { name: 'role-offered', letter: roleOffer, isAboutBooking: false },
    { name: 'roles-changed', letter: roles, isAboutBooking: false },
  ];
}

function sampleOf(occasion: Occasion, isOrganiser: boolean, url: string): LetterSample {
  const facts = letterFacts(
    { ...SAMPLE_BOOKING, ...CHANGES[occasion] },
    { ...sampleReader(occasion, isOrganiser), url },
  );
  const name = isOrganiser ? occasion : `${occasion}-friend`;
  return { name, letter: LETTERS[occasion](facts), isAboutBooking: true };
}

/** Returns an invented reader of the letter about an occasion. */
export function sampleReader(occasion: string, isOrganiser: boolean): LetterReader {
  const payment = occasion === 'resold' ? REPAID : WITH_REFUND.includes(occasion) ? REFUNDED : PAYMENT;
  return {
    isOrganiser,
    organiser: 'Ana',
    payments: UNPAID.includes(occasion) && isOrganiser ? [] : [payment],
    payer: 'Eva',
    othersPaid: true,
    payment,
    refundCents: payment.amountCents,
    refunds: TIMETABLE,
    url: '',
  };
}
