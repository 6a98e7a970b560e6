import { subHours } from 'date-fns/subHours';
import { type Database, statement } from '../src/kernel/adapters/persistence/database.js';
import { demoId } from './demo-id.js';
import { insertRows } from './rows.js';

const TILLS = statement(
  'demo.tills',
  `select t.id, t.venue_id as "venueId" from tills t order by t.created_at, t.id`,
);
const FIRST_ADMIN = statement('demo.first-admin', `select id from admins order by created_at, id limit 1`);
const OPEN = statement(
  'demo.open-tills',
  `update tills t set open_shift_id = s.id from till_shifts s where s.till_id = t.id and s.id = any ($1)`,
);

const BEGAN_WITH = 5000;
const FOR_GARDENER = 1200;
const MISSING = 50;

/**
 * Each till was closed last night, and fifty cents were missing. It has been open since. An
 * installation without an admin has tills that were never opened.
 */
export async function storeShifts(database: Database, anchor: Date): Promise<void> {
  const [admin] = await database.query<{ id: string }>(FIRST_ADMIN, []);
  if (!admin) return;
  const tills = await database.query<{ id: string; venueId: string }>(TILLS, []);
  const [began, ended] = [subHours(anchor, 16), subHours(anchor, 2)];
  const idOf = (tillId: string, what: string): string => demoId(anchor, `${what} of ${tillId}`);
  const expectedCents = BEGAN_WITH - FOR_GARDENER;
  const countedCents = expectedCents - MISSING;
  const by = admin.id;
  const shift = (tillId: string, what: string, openedAt: Date, openingCents: number) => ({
    id: idOf(tillId, what),
    tillId,
    openedBy: by,
    openedAt,
    openingCents,
  });
  await insertRows(
    database,
    'till_shifts',
    tills.flatMap(({ id }) => [
      shift(id, 'yesterday', began, BEGAN_WITH),
      shift(id, 'today', ended, countedCents),
    ]),
  );
  await insertRows(
    database,
    'till_movements',
    tills.map(({ id }) => ({
      id: idOf(id, 'gardener'),
      shiftId: idOf(id, 'yesterday'),
      cents: -FOR_GARDENER,
      reason: 'Pago al jardinero',
      movedBy: by,
      movedAt: subHours(anchor, 10),
    })),
  );
  await insertRows(
    database,
    'till_sheets',
    tills.map(({ id }) => ({
      shiftId: idOf(id, 'yesterday'),
      tillId: id,
      number: 1,
      takenCents: 0,
      givenBackCents: 0,
      movedCents: -FOR_GARDENER,
      expectedCents,
      countedCents,
      reason: 'Faltó cambio al cerrar',
      closedBy: by,
      closedAt: ended,
    })),
  );
  await database.query(OPEN, [tills.map(({ id }) => idOf(id, 'today'))]);
}
