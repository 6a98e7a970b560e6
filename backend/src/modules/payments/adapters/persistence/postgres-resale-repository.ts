import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { addMinutes } from 'date-fns/addMinutes';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId, PaymentId } from '../../../../kernel/domain/ids.js';
import { type Cents, sum, ZERO } from '../../../../kernel/domain/money.js';
import { type ResaleFacts, ResaleRepository } from '../../application/ports/resale-repository.js';
import { HOLDING_STATUSES } from '../../domain/dispute.js';
import type { LaterPlay, ResaleShare } from '../../domain/resale.js';
import {
  type ResalePromiseRow,
  ResalePromiseSchema,
  type ResaleRefundRow,
  ResaleRefundSchema,
} from './resale.schemas.js';
import { isPaid } from '../../../bookings/sql.js';
import { isCounted } from '../../sql.js';

/**
 * The part of the payment `p` that the venue keeps. A resale of its own booking does not change it.
 */
const KEPT_OF_PAYMENT = `greatest(0, p.amount_cents
    - (select coalesce(sum(r.amount_cents), 0) from refunds r
        where r.payment_id = p.id and r.status <> 'void' and r.reason <> 'resale')
    - (select coalesce(sum(d.withheld_cents), 0) from disputes d where d.payment_id = p.id))::int`;
/** True while a bank decides about money of a booking. The venue may still get it back. */
const disputed = (bookingId: string): string => `exists (select from disputes d
    where d.booking_id = ${bookingId} and d.status in (${HOLDING_STATUSES.map((s) => `'${s}'`).join(', ')}))`;

/**
 * The bookings `b` that held a part of the time of the cancelled booking `a` after it. Those of one
 * half hour held it one after the other, and each one ended before the next one began.
 */
const HELD_LATER = `b.court_id = a.court_id and b.slot_date = a.slot_date and b.id <> a.id
    and b.start_minute < a.start_minute + a.duration_minutes
    and a.start_minute < b.start_minute + b.duration_minutes
    and (b.closed_at is null or (b.closed_at, b.created_at, b.id) > (a.closed_at, a.created_at, a.id))
    and (b.paid_cents > 0 or b.status in ('active', 'closing'))`;

/** A cancellation that is repeated promises nothing new. */
const PROMISE = statement(
  'payments.promise-resale',
  `insert into resale_promises (booking_id, check_at) values ($1, $2) on conflict do nothing`,
);
const DUE = statement(
  'payments.resales-due',
  `select w.booking_id as "bookingId" from resale_promises w join bookings a on a.id = w.booking_id
    where w.decided_at is null and w.check_at <= $1
    order by w.check_at, a.closed_at, a.id limit 200`,
);
const INVOLVED = statement(
  'payments.resale-involved',
  `select a.id from bookings a where a.id = $1
    union all select b.id from bookings a join bookings b on ${HELD_LATER} where a.id = $1 order by 1`,
);
const CANCELLED = statement(
  'payments.resale-cancelled',
  `select a.starts_at as "startsAt", a.start_minute as "startMinute", a.duration_minutes as "durationMinutes",
          ${disputed('a.id')} as "isDisputed",
          coalesce((select json_agg(json_build_object('id', p.id, 'keptCents', ${KEPT_OF_PAYMENT}) order by p.settled_at, p.id)
                      from payments p where p.booking_id = a.id and ${isCounted('p')}), '[]') as payments
     from resale_promises w join bookings a on a.id = w.booking_id
    where w.booking_id = $1 and w.decided_at is null`,
);
/** The venue does not keep the money of a booking whose release never ends. */
const LATER = statement(
  'payments.resale-later',
  `select b.id, b.start_minute as "startMinute", b.duration_minutes as "durationMinutes",
          not ${disputed('b.id')} and (b.status in ('cancelled', 'expired')
            or (b.status = 'active' and b.starts_at <= $2 and ${isPaid('b')})) as "isFinal",
          case when b.status = 'closing' then 0 else (select coalesce(sum(${KEPT_OF_PAYMENT}), 0)::int
             from payments p where p.booking_id = b.id and ${isCounted('p')}) end as "keptCents",
          (select coalesce(sum(g.amount_cents), 0)::int from resale_refunds g where g.resold_by = b.id) as "spentCents"
     from bookings a join bookings b on ${HELD_LATER}
    where a.id = $1 order by b.closed_at nulls last, b.created_at, b.id`,
);

/** Of each payment, what has gone back or is about to. */
const GONE = statement(
  'payments.resale-gone',
  `select p.id, p.amount_cents - ${KEPT_OF_PAYMENT} as "goneCents" from payments p where p.booking_id = $1`,
);

interface CancelledRow {
  startsAt: Date;
  startMinute: number;
  durationMinutes: number;
  isDisputed: boolean;
  payments: { id: PaymentId; keptCents: Cents }[];
}

@Injectable()
export class PostgresResaleRepository extends ResaleRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(ResalePromiseSchema) private readonly promises: Repository<ResalePromiseRow>,
    @InjectRepository(ResaleRefundSchema) private readonly refunds: Repository<ResaleRefundRow>,
  ) {
    super();
  }

  override async promise(bookingId: BookingId, checkAt: Date): Promise<void> {
    await this.database.query(PROMISE, [bookingId, checkAt]);
  }

  override async due(now: Date): Promise<BookingId[]> {
    const rows = await this.database.query<{ bookingId: BookingId }>(DUE, [now]);
    return rows.map(({ bookingId }) => bookingId);
  }

  override async involved(bookingId: BookingId): Promise<BookingId[]> {
    const rows = await this.database.query<{ id: BookingId }>(INVOLVED, [bookingId]);
    return rows.map(({ id }) => id);
  }

  override async facts(bookingId: BookingId, now: Date): Promise<ResaleFacts | null> {
    const [row] = await this.database.query<CancelledRow>(CANCELLED, [bookingId]);
    if (!row) return null;
    const { startsAt, ...cancelled } = row;
    const endsAt = addMinutes(startsAt, cancelled.durationMinutes);
    const later = await this.database.query<LaterPlay>(LATER, [bookingId, now]);
    return { cancelled: { ...cancelled, endsAt }, later };
  }

  override async decide(bookingId: BookingId, shares: readonly ResaleShare[], at: Date): Promise<void> {
    await this.database.of(this.promises).update({ bookingId }, { decidedAt: at });
    if (shares.length === 0) return;
    const rows = await this.database.query<{ id: string; goneCents: Cents }>(GONE, [bookingId]);
    const gone = new Map(rows.map(({ id, goneCents }) => [id, goneCents]));
    const granted = shares.map((share) => {
      return { ...share, bookingId, goneBeforeCents: gone.get(share.paymentId) ?? ZERO };
    });
    await this.database.of(this.refunds).insert(granted);
  }

  override async spentOf(bookingId: BookingId): Promise<Cents> {
    const shares = await this.database.of(this.refunds).findBy({ resoldBy: bookingId });
    return sum(shares.map(({ amountCents }) => amountCents));
  }

  override async postpone(bookingId: BookingId, checkAt: Date): Promise<void> {
    await this.database.of(this.promises).update({ bookingId }, { checkAt });
  }
}
