import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { type TestResponse, Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { type Business, generateBusiness } from './generated-business.js';

const ZONES = ['America/Guayaquil', 'Europe/Madrid'];

interface Entry {
  id: string;
  at: string;
  state: string;
  amount: string;
  venueName: string;
}
interface PageResponse {
  entries: Entry[];
  total: number;
  page: number;
  pageSize: number;
  venues: { id: string; name: string }[];
  code?: string;
}

let app: TestApp;
let admin: Browser;
let business: Business;

beforeAll(async () => {
  const clock = new FixedClock('2026-11-20T17:00:00Z');
  // The tests write only the rows that the list reads.
  app = await startTestApp({ clock, checkBooks: false });
  admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
  business = await generateBusiness(app, ZONES, clock.now());
});
afterAll(() => app.close());

const ask = (query: Record<string, string | number> = {}): Promise<TestResponse<PageResponse>> =>
  admin.get<PageResponse>(`/api/admin/payments?${asText(query)}`);
const asText = (query: Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

async function everyPage(query: Record<string, string>): Promise<Entry[]> {
  const { body: first } = await ask(query);
  const entries = [...first.entries];
  for (let page = 2; page <= Math.ceil(first.total / first.pageSize); page++)
    entries.push(...(await ask({ ...query, page })).body.entries);
  expect(entries).toHaveLength(first.total);
  return entries;
}

/** Returns the expected entries of the list as `id amount`. */
function expected(
  wanted: (fact: { state: string; timeZone: string; date: string }) => boolean = () => true,
): string[] {
  const moved = business.movements.map(({ id, kind, cents, ...place }) => ({
    id,
    ...place,
    state: kind === 'charge' ? 'paid' : 'refunded',
    amount: `${kind === 'charge' ? '' : '-'}${(cents / 100).toFixed(2)}`,
  }));
  const due = business.bookings
    .filter(({ status, total, paid }) => status === 'active' && paid < total)
    .map(({ id, timeZone, date, total, paid }) => ({
      id: `due:${id}`,
      state: 'pending',
      timeZone,
      date: localDate(`${date}T00:00:00Z`, timeZone),
      amount: ((total - paid) / 100).toFixed(2),
    }));
  return [...moved, ...due]
    .filter(wanted)
    .map(({ id, amount }) => `${id} ${amount}`)
    .sort();
}

const localDate = (at: string, timeZone: string) => new Date(at).toLocaleDateString('sv-SE', { timeZone });
const inShort = (entries: Entry[]) => entries.map(({ id, amount }) => `${id} ${amount}`).sort();

test('all pages together contain each movement and each pending amount once, newest first', async () => {
  const entries = await everyPage({});
  expect(inShort(entries)).toEqual(expected());
  const sorted = [...entries].sort((a, b) => b.at.localeCompare(a.at));
  expect(entries.map(({ at }) => at)).toEqual(sorted.map(({ at }) => at));
  expect(entries.length).toBeGreaterThan(400);
});

test.each(['paid', 'pending', 'refunded'])(
  'the filter %s selects exactly the movements in this state',
  async (state) => {
    const entries = await everyPage({ state });
    expect(inShort(entries)).toEqual(expected((fact) => fact.state === state));
    expect(new Set(entries.map((entry) => entry.state))).toEqual(new Set([state]));
  },
);

test('the days of a filter are local to each venue, both ends included', async () => {
  const entries = await everyPage({ from: '2026-11-18', to: '2026-11-19' });
  expect(inShort(entries)).toEqual(expected(({ date }) => date >= '2026-11-18' && date <= '2026-11-19'));
  const utcDays = new Set(entries.map(({ at }) => at.slice(0, 10)));
  // The UTC days differ: Madrid is ahead and Guayaquil behind.
  expect(utcDays).toContain('2026-11-17');
  expect(utcDays).toContain('2026-11-20');
});

test('the filter by venue selects only its movements', async () => {
  const { venues } = (await ask()).body;
  const madrid = venues.find(({ name }) => name === 'Europe/Madrid')?.id ?? '';
  const entries = await everyPage({ venueId: madrid, from: '2026-11-01', state: 'refunded' });
  expect(inShort(entries)).toEqual(
    expected(
      ({ timeZone, date, state }) =>
        timeZone === 'Europe/Madrid' && date >= '2026-11-01' && state === 'refunded',
    ),
  );
  expect((await ask({ venueId: '00000000-0000-7000-8000-000000000000' })).body.code).toBe('invalid_request');
});

test('a search finds parts of names, addresses and ids, without case and without wildcards', async () => {
  const id = business.movements[0]?.id ?? '';
  const found = async (search: string) => (await ask({ search })).body.total;
  expect(
    (await ask({ search: id.slice(8, 30).toUpperCase() })).body.entries.map((entry) => entry.id),
  ).toEqual([id]);
  expect(await found('mádrid')).toBe(expected(({ timeZone }) => timeZone === 'Europe/Madrid').length);
  expect(await found('cancha 2')).toBeGreaterThan(100);
  expect(await found('%')).toBe(0);
  expect(await found('_')).toBe(0);
  expect(await found('\\')).toBe(0);
  expect(await found('   ')).toBe(expected().length);
});

test('a movement names its payer, and is found by name and phone', async () => {
  await app.sql(
    `update players set name = '=Íñigo Paz', phone = '+593991234567' where id = 'guest-of-reports'`,
  );
  for (const search of ['IÑIGO', '+593991234567']) {
    const { entries, total } = (await ask({ search })).body;
    expect(total).toBe(expected(({ state }) => state === 'pending').length);
    expect(entries[0]).toMatchObject({ name: '=Íñigo Paz', phone: '+593991234567' });
  }
  const { rows } = await download({ search: 'iñigo' });
  expect(rows[1]?.slice(-2)).toEqual([`'=Íñigo Paz`, `+593991234567`]);
});

test('a page after the last is empty, and a period that ends before it begins is refused', async () => {
  expect((await ask({ page: 9_999 })).body).toMatchObject({ entries: [], page: 9_999 });
  const { status, body } = await ask({ from: '2026-11-02', to: '2026-11-01' });
  expect([status, body.code]).toEqual([400, 'invalid_request']);
});

/** Returns the cells of a CSV file, parsed as RFC 4180 says. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  for (const [line] of text.matchAll(/(?:"(?:[^"]|"")*"(?:,|\r\n))+/g))
    if (line)
      for (const row of line.split(/(?<=")\r\n/).filter(Boolean))
        rows.push([...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));
  return rows;
}

const download = async (query: Record<string, string> = {}) => {
  const { status, headers, body } = await admin.get<string>(`/api/admin/payments.csv?${asText(query)}`);
  expect(status).toBe(200);
  return { headers, text: body, rows: cellsOf(body) };
};

describe('the CSV file of payments', () => {
  test('has the movements of the list in the same order, with Spanish headers', async () => {
    const query = { from: '2026-10-01', to: '2026-11-20' };
    const { headers, rows } = await download(query);
    const [head, ...lines] = rows;
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="pagos-desde-2026-10-01-hasta-2026-11-20.csv"',
    );
    expect(head).toEqual([
      'Fecha',
      'Hora',
      'Zona horaria',
      'Estado',
      'Concepto',
      'Monto (USD)',
      'Complejo',
      'Cancha',
      'Fecha reservada',
      'Hora reservada',
      'Correo',
      'Referencia',
      'Reserva',
      'Código de reserva',
      'Nombre',
      'Teléfono',
    ]);
    const entries = await everyPage(query);
    expect(lines.map((cells) => [cells[6], cells[5]])).toEqual(
      entries.map(({ venueName, amount }) => [venueName, amount]),
    );
    expect(lines.map((cells) => cells[0])).toEqual(
      entries.map(({ at, venueName }) => localDate(at, venueName)),
    );
    expect(lines.some((cells) => /^-\d+\.\d\d$/.test(cells[5] ?? ''))).toBe(true);
  });

  test('begins with a byte order mark in the response', async () => {
    const response = await fetch(`${app.url}/api/admin/payments.csv?from=2026-11-20`, {
      headers: { cookie: admin.cookieHeader },
    });
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('has each movement once if there are several portions', async () => {
    const { rows } = await download();
    expect(rows.length - 1).toBe(expected().length);
    expect(new Set(rows.map((cells) => cells.join('|'))).size).toBeGreaterThan(500);
  });

  test('contains no formula that a spreadsheet would run', async () => {
    await app.sql(`update venues set name = '=HYPERLINK("http://mal.example")' where name = 'Europe/Madrid'`);
    await app.sql(`update courts set name = E'+uno\\n"dos", tres'`);
    await app.sql(`update venues set time_zone = 'Europe/Madrid', location = '@x'`);
    const { rows } = await download({ from: '2026-11-20' });
    const cells = rows.flat();
    expect(cells).toContain(`'=HYPERLINK("http://mal.example")`);
    expect(cells).toContain('Cancha 1 · +uno\n"dos", tres');
    const isPlain = (cell: string) => /^(-\d+\.\d\d|\+\d+)$/.test(cell);
    const running = cells.filter((cell) => /^\s*[=+\-@\t\r]/.test(cell) && !isPlain(cell));
    expect(running).toEqual([]);
  });
});
