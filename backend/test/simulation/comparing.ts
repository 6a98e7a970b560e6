import type { Actual } from './driver/patience.js';
import type { Product } from './driver/product.js';
import type { ModelBooking } from './model/booking.js';
import type { Verdict } from './model/verdict.js';
import type { World } from './model/world.js';
import type { Step } from './operations.js';

/** Returns what the database must say, in the order in which things were made. */
export function factsOf({ bookings, blocks, line }: World): unknown {
  return {
    bookings: bookings.map(bookingFacts),
    blocks: blocks.filter(({ isActive }) => isActive).length,
    entries: line.entries.map(({ status }) => status),
    offers: line.offers.map(({ status }) => status).sort(),
  };
}

type Facts = [status: string, totalCents: number, payments: string[]];

function bookingFacts({ status, total, payments }: ModelBooking): Facts {
  return [
    status,
    total,
    payments.map(({ means, cents, back, resold }) => `${means} ${cents} -${back + resold}`).sort(),
  ];
}

/** Reads what the database says, in the order in which things were made. */
export async function factsIn({ running, ids, entryIds }: Product): Promise<unknown> {
  const rows = await running.sql<{ id: string; status: string; total: number; payments: string[] }>(
    `select b.id, b.status, b.total_cents as total,
            coalesce((select array_agg(
                p.method || ' ' || p.amount_cents || ' -' ||
                coalesce((select sum(r.amount_cents) from refunds r where r.payment_id = p.id), 0)
                order by 1)
              from payments p where p.booking_id = b.id and p.status = 'succeeded'), '{}') as payments
       from bookings b`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bookings = ids.map((id) => {
    const row = byId.get(id);
    return [row?.status, row?.total, row?.payments.sort()];
  });
  const entries = await running.sql<{ id: string; status: string }>(`select id, status from waiting_entries`);
  const statuses = new Map(entries.map(({ id, status }) => [id, status]));
  const [{ blocks } = { blocks: -1 }] = await running.sql<{ blocks: number }>(
    `select count(*)::int as blocks from hour_blocks where removed_at is null`,
  );
  const offers = await running.sql<{ status: string }>(
    `select status from hour_offers where entry_id is not null order by 1`,
  );
  return {
    bookings,
    blocks,
    entries: entryIds.map((id) => statuses.get(id) ?? 'left'),
    offers: offers.map(({ status }) => status),
  };
}

/** Returns the booking of a step as the database has it. */
export async function stateIn({ running, ids }: Product, step: Step): Promise<string> {
  const id = 'booking' in step ? ids[step.booking] : undefined;
  if (id === undefined) return '';
  const rows = await running.sql(
    `select code, status, total_cents, paid_cents, payment_due_at, close_kind from bookings where id = $1`,
    [id],
  );
  return JSON.stringify(rows);
}

/** Returns how a response differs from what the model says, or null. */
export function difference(verdict: Verdict, { status, code, amount, percentage }: Actual): string | null {
  const answer = `${status} ${code ?? ''}`.trim();
  if ('refusals' in verdict) {
    const isAllowed = verdict.refusals.some((one) =>
      one.endsWith(' *') ? one === `${status} *` : one === answer,
    );
    return isAllowed ? null : `the model refuses with ${verdict.refusals.join(' or ')}, but got ${answer}`;
  }
  if (status >= 300) return `the model accepts, but got ${answer}`;
  if (verdict.amount !== undefined && amount !== undefined && amount !== (verdict.amount / 100).toFixed(2))
    return `the amount should be ${(verdict.amount / 100).toFixed(2)}, but is ${amount}`;
  if (verdict.percentage !== undefined && percentage !== undefined && percentage !== verdict.percentage)
    return `the percentage should be ${verdict.percentage}, but is ${percentage}`;
  return null;
}
