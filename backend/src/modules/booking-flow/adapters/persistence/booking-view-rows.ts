import { type Cents, formatAmount, subtract, ZERO } from '../../../../kernel/domain/money.js';
import type { GameType } from '../../../../kernel/domain/games.js';
import type { BookingId, CourtId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import type { Tariff } from '../../../../kernel/domain/tariff.js';
import {
  type CloseKind,
  endOf,
  formatTimeSlot,
  isInTimeForTransfer,
  paymentStatusOf,
  refundOf,
  type RefundPolicy,
  statusAt,
  type StoredStatus,
  wallTime,
} from '../../../bookings/index.js';
import type { PricingCategory, SplitUntil } from '../../../venues/index.js';
import { categoryViewOf } from '../../application/booking-category.js';
import { timetableOf } from '../../application/timetable.js';
import type {
  BookingView,
  DeadlinePlan,
  ResaleView,
  SavedCardView,
  TransferView,
} from '../../application/player-booking-queries.js';
import { isUnpaid, mayPayAtClub } from '../../../bookings/sql.js';
import { isCounted } from '../../../payments/sql.js';

/** Leaves out refunds of payments that do not count, and void refunds, which others replace. */
const REFUNDS_OF_WHAT_COUNTED = `from refunds r join payments p on p.id = r.payment_id and ${isCounted('p')}
    where r.booking_id = b.id and r.status <> 'void'`;

/**
 * The money that the venue still keeps of the payments that count, before a resale. A dispute that
 * is open may end with the money at the venue, so only lost ones lower it.
 */
const KEPT = `(select coalesce(sum(greatest(0, p.amount_cents
      - (select coalesce(sum(r.amount_cents), 0) from refunds r
          where r.payment_id = p.id and r.status <> 'void' and r.reason <> 'resale')
      - (select coalesce(sum(d.withheld_cents), 0) from disputes d where d.payment_id = p.id and d.status = 'lost'))), 0)::int
    from payments p where p.booking_id = b.id and ${isCounted('p')})`;

/** The columns that {@link toBookingView} reads. */
export const BOOKING_COLUMNS = `
  b.id, b.code, b.court_id as "courtId", b.venue_id as "venueId", b.player_id as "playerId",
  b.slot_date::text as "slotDate", b.start_minute as "startMinute", b.duration_minutes as "durationMinutes",
  b.starts_at as "startsAt", b.game_type as "gameType",
  b.tariff, b.discount_cents as "discountCents", b.total_cents as "totalCents", b.paid_cents as "paidCents",
  b.status, b.close_kind as "closeKind", b.close_percentage as "closePercentage",
  b.cancellation_reason as "cancellationReason", b.payment_due_at as "paymentDueAt",
  b.refund_policy as "refundPolicy", b.created_at as "createdAt",
  c.court_number as "courtNumber", c.name as "courtName", c.image_url as "courtImage", c.surface,
  v.name as "venueName", coalesce(v.address, v.location) as location, v.time_zone as "timeZone",
  (select d.code from redemptions r join discount_codes d on d.id = r.code_id
    where r.booking_id = b.id and r.status = 'live') as "discountCode",
  (select coalesce(sum(r.amount_cents), 0)::int ${REFUNDS_OF_WHAT_COUNTED}) as "refundedCents",
  (select case when bool_or(r.status = 'manual') then 'failed'
               when bool_or(r.status = 'to_hand_over') then 'to_hand_over'
               when bool_or(r.status in ('requested', 'submitted')) then 'pending'
               when count(*) > 0 then 'succeeded' else 'none' end
     ${REFUNDS_OF_WHAT_COUNTED}) as "refundStatus",
  exists (select from disputes d where d.booking_id = b.id and d.status in ('needs_response', 'under_review'))
    as "isDisputed",
  exists (select from shared_links l where l.booking_id = b.id) as "isShared",
  b.resale_refund as "resaleRefund",
  exists (select from resale_promises w where w.booking_id = b.id and w.decided_at is not null) as "isResaleDecided",
  (select coalesce(sum(g.amount_cents), 0)::int from resale_refunds g where g.booking_id = b.id) as "resaleCents",
  case when b.resale_refund and b.close_kind = 'player' then ${KEPT} else 0 end as "keptCents",
  b.pays_at_club_since is not null as "paysAtClub",
  ${mayPayAtClub('b', 'v')} as "mayPayAtClub", b.category,
  case when b.transfer is not null then coalesce(nullif(v.rules -> 'transfer', 'null'), b.transfer) end
    as transfer,
  nullif(v.rules -> 'transfer', 'null') is not null as "takesTransfers",
  b.split_until as "splitUntil",
  b.guaranteed_at is not null and ${isUnpaid('b')} as "isGuaranteed",
  case when exists (select from payments p
                     where p.booking_id = b.id and p.purpose = 'guarantee' and p.status = 'held')
         then 'charges_guarantee'
       when b.transfer is not null then 'expires'
       when exists (select from promised_cards k where k.booking_id = b.id)
         or exists (select from provider_customers pc where pc.player_id = b.player_id and pc.card_id is not null)
         then 'charges_saved_card'
       else 'expires' end as "atDeadline"`;

/**
 * The column of the saved card that the deadline charges. Only the owner gets to see it. A booking
 * that its player made as a guest may have been promised another card (docs/adr/0045).
 */
export const SAVED_CARD_COLUMN = `
  coalesce(
    (select jsonb_build_object('brand', k.card_brand, 'last4', k.card_last4)
       from promised_cards k where k.booking_id = b.id),
    (select jsonb_build_object('brand', pc.card_brand, 'last4', pc.card_last4)
       from provider_customers pc where pc.player_id = b.player_id and pc.card_id is not null)) as "savedCard"`;

export interface BookingViewRow {
  id: BookingId;
  code: string;
  courtId: CourtId;
  venueId: VenueId;
  playerId: PlayerId;
  slotDate: string;
  startMinute: number;
  durationMinutes: number;
  startsAt: Date;
  gameType: GameType;
  tariff: Tariff;
  discountCents: Cents;
  totalCents: Cents;
  paidCents: Cents;
  status: StoredStatus;
  closeKind: CloseKind | null;
  closePercentage: number | null;
  cancellationReason: string | null;
  paymentDueAt: Date;
  refundPolicy: RefundPolicy;
  createdAt: Date;
  courtNumber: number;
  courtName: string;
  courtImage: string | null;
  surface: string;
  venueName: string;
  location: string;
  timeZone: string;
  discountCode: string | null;
  refundedCents: Cents;
  refundStatus: BookingView['refundStatus'];
  isDisputed: boolean;
  resaleRefund: boolean;
  isResaleDecided: boolean;
  resaleCents: Cents;
  keptCents: Cents;
  isShared: boolean;
  paysAtClub: boolean;
  mayPayAtClub: boolean;
  category: PricingCategory | null;
  /** Also with fields that no view shows. */
  transfer: TransferView | null;
  takesTransfers: boolean;
  splitUntil: SplitUntil;
  isGuaranteed: boolean;
  atDeadline: DeadlinePlan;
  /** Absent if the statement does not read {@link SAVED_CARD_COLUMN}. */
  savedCard?: SavedCardView | null;
}

/** Maps a row to the booking as its owner sees it at the given instant. */
export function toBookingView(row: BookingViewRow, now: Date): BookingView {
  return {
    id: row.id,
    code: row.code,
    courtId: row.courtId,
    venueId: row.venueId,
    userId: row.playerId,
    bookingDate: wallTime({ date: row.slotDate, minute: row.startMinute }),
    timeSlot: formatTimeSlot(row.startMinute),
    durationMinutes: row.durationMinutes,
    startsAt: row.startsAt.toISOString(),
    endsAt: endOf(row.startsAt, row.durationMinutes).toISOString(),
    gameType: row.gameType,
    tariffType: row.tariff,
    totalAmount: formatAmount(row.totalCents),
    paidAmount: formatAmount(row.paidCents),
    discountAmount: formatAmount(row.discountCents),
    paymentStatus: paymentStatusOf(row.paidCents, row.totalCents),
    status: statusAt(row, now),
    paymentDueAt: row.paymentDueAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    timeZone: row.timeZone,
    refundPolicy: timetableOf(row),
    discountCode: row.discountCode,
    ...refundOfRow(row),
    resale: resaleOf(row),
    cancelledBy: row.closeKind === 'deadline' ? null : row.closeKind,
    cancellationReason: row.cancellationReason,
    isShared: row.isShared,
    paysAtClub: row.paysAtClub,
    mayPayAtClub: row.mayPayAtClub,
    category: categoryViewOf(row.category),
    transfer: transferOf(row),
    mayTransfer: mayTransfer(row, now),
    splitUntil: row.splitUntil,
    isGuaranteed: row.isGuaranteed,
    atDeadline: row.atDeadline,
    savedCard: row.savedCard ?? null,
    court: {
      id: row.courtId,
      courtNumber: row.courtNumber,
      name: row.courtName,
      imageUrl: row.courtImage,
      surface: row.surface,
    },
    venue: { id: row.venueId, name: row.venueName, location: row.location },
  };
}

function transferOf({ transfer }: BookingViewRow): TransferView | null {
  if (!transfer) return null;
  const { holder, bank, number, note } = transfer;
  return { holder, bank, number, note };
}

/** Says what {@link Booking.chooseTransfer} would say. */
function mayTransfer(row: BookingViewRow, now: Date): boolean {
  const { takesTransfers, transfer, paysAtClub, isShared, status, paidCents, totalCents } = row;
  const isFirst = transfer === null && !paysAtClub && !isShared && row.atDeadline !== 'charges_guarantee';
  const waits = status === 'active' && paidCents === 0 && totalCents > 0 && row.paymentDueAt > now;
  return takesTransfers && isFirst && waits && isInTimeForTransfer(row.startsAt, now);
}

/**
 * A cancellation decides the refund before the refund rows exist. Until they do, the decided amount
 * shows as pending. Refunds that were sent earlier count towards it.
 */
function refundOfRow(row: BookingViewRow): Pick<BookingView, 'refundedAmount' | 'refundStatus'> {
  const decided = row.status === 'closing' && row.closeKind !== 'deadline';
  const inAll = decided ? refundOf(row.paidCents, row.closePercentage ?? 0) : ZERO;
  const amount = inAll > row.refundedCents ? inAll : row.refundedCents;
  const status = inAll > row.refundedCents ? 'pending' : row.refundStatus;
  const isHeld = row.isDisputed && status === 'pending';
  return { refundedAmount: formatAmount(amount), refundStatus: isHeld ? 'disputed' : status };
}

/**
 * A resale brings back what the terms keep, less what has gone back beyond them. The refund rows
 * of the terms do not exist yet while the cancellation is being carried out.
 */
function resaleOf(row: BookingViewRow): ResaleView | null {
  const { resaleRefund, closeKind, isResaleDecided, resaleCents, keptCents } = row;
  if (!resaleRefund) return null;
  const none = formatAmount(ZERO);
  if (closeKind === null) return { state: 'possible', keptAmount: none, returnedAmount: none };
  const keptByTerms = subtract(row.paidCents, refundOf(row.paidCents, row.closePercentage ?? 0));
  const kept = keptByTerms < keptCents ? keptByTerms : keptCents;
  if (closeKind !== 'player' || (kept === 0 && resaleCents === 0)) return null;
  const decided = resaleCents > 0 ? 'repaid' : 'not_resold';
  return {
    state: isResaleDecided ? decided : 'waiting',
    keptAmount: formatAmount(kept),
    returnedAmount: formatAmount(resaleCents),
  };
}
