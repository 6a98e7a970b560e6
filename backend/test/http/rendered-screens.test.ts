import { PAGES_PER_SECOND } from '../../src/site/page-turns.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser, type TestResponse } from '../support/app/browser.js';
import { aRenderedSite, type Shells } from '../support/app/rendered-site.js';
import { eventually } from '../support/eventually.js';
import { aDoublesBooking, share } from '../support/fixtures/sharing.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

const HOSTILE = '</script><img src=x onerror=alert(1)> \u2028 $& $14';

let shells: Shells;
let remove: () => void;
let app: TestApp;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  const rendered = await aRenderedSite();
  ({ shells, remove } = rendered);
  app = await startTestApp({ site: rendered.site });
  venueId = await aVenue(app, { name: 'Tenis del Valle' });
  courtId = await aCourt(app, venueId);
});
afterAll(async () => {
  await app.close();
  remove();
});

/** Opens a page as a reader without scripts. A busy machine may need a second try. */
const open = (path: string, browser = new Browser(app.url)) =>
  eventually(async () => {
    const page: TestResponse<string> = await browser.get(path);
    expect(page.body).toContain('id="served-state"');
    return page;
  }, 20_000);

/** Returns the content of a `meta` element. */
const metaOf = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];

/** Expects a PNG of the size that chats show, at an absolute address of the site. */
async function expectPicture(address = '') {
  expect(address.startsWith(`${app.config.publicUrl}/previews/`)).toBe(true);
  const response = await fetch(app.url + new URL(address).pathname);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  const header = Buffer.from(await response.arrayBuffer());
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([1200, 630]);
}

const stateOf = (page: string) =>
  JSON.parse(/id="served-state"[^>]*>([^<]*)/.exec(page)?.[1] ?? '') as { queries: { data: unknown }[] };

/** Returns a page without what is new in each response. */
const bodyOf = (page: string) => page.replaceAll(/nonce="[^"]*"/g, '').replace(/"now":\d+/, '');

describe('a public page without its scripts', () => {
  test('shows the venues on the home page', async () => {
    const { body } = await open('/');
    expect(body).toContain('<title>Reserva tu cancha de tenis · Saque</title>');
    expect(body).toContain('Tenis del Valle');
    expect(body).toContain('Desde $14.50');
  });

  test('begins with the favourites and visits of its reader, and stays as it was for everybody else', async () => {
    const ids = [await aVenue(app, { name: 'Club Favorito' }), await aVenue(app, { name: 'Club Visitado' })];
    const others = Array.from({ length: 12 }, () => aVenue(app, { name: 'Club Famoso' }));
    for (const id of await Promise.all(others))
      await app.sql('update search_venues set stars = 50, ratings = 10 where venue_id = $1', [id]);
    const shared = (await open('/')).body;
    const reader = new Browser(app.url);
    await reader.send('PUT', `/api/favourites/${ids[0]}`);
    const cookie = `${reader.cookieHeader}; saque-visited=${ids[1]}`;

    const own = await eventually(async () => {
      const page = await reader.send<string>('GET', '/', undefined, { cookie });
      expect(page.body).toContain('id="served-state"');
      return page;
    });
    const names = [...own.body.matchAll(/>(Club [^<]+)<\/a>/g)].map(([, name]) => name);
    expect(names.slice(0, 3)).toEqual(['Club Favorito', 'Club Visitado', 'Club Famoso']);
    expect(own.body).toMatch(/aria-label="Agregar Club Favorito a favoritos"[^>]*aria-pressed="true"/);
    expect(own.headers.get('cache-control')).toBe('private, no-cache');

    const again = await open('/');
    expect(again.body).not.toMatch(/Club Favorito|Club Visitado/);
    expect(again.headers.get('cache-control')).toBe('no-cache');
    expect(bodyOf(again.body)).toBe(bodyOf(shared));
  });

  test('shows a venue with its courts and prices, and describes it to previews', async () => {
    const { body, status } = await open(`/venue/${venueId}`);
    expect(status).toBe(200);
    expect(body).toContain('<title>Tenis del Valle · Saque</title>');
    expect(body).toMatch(/<h1[^>]*>Tenis del Valle<\/h1>/);
    expect(body).toContain('Cancha 1');
    expect(metaOf(body, 'og:title')).toBe('Tenis del Valle');
    expect(metaOf(body, 'og:url')).toBe(`${app.config.publicUrl}/venue/${venueId}`);
    expect(metaOf(body, 'description')).toContain('Tenis del Valle');
    expect(metaOf(body, 'og:image:alt')).toContain('Tenis del Valle · ');
    expect(metaOf(body, 'twitter:card')).toBe('summary_large_image');
    await expectPicture(metaOf(body, 'og:image'));
    expect(body.match(/name="description"/g)).toHaveLength(1);
    expect(body).toContain(`<link rel="canonical" href="${app.config.publicUrl}/venue/${venueId}"`);
  });

  test('shows the calendar of a venue', async () => {
    const { body } = await open(`/venue/${venueId}/calendar`);
    expect(body).toMatch(/<h1[^>]*>Calendario de Reservas<\/h1>/);
    expect(metaOf(body, 'og:title')).toBe('Calendario de Tenis del Valle');
    expect(body).toContain('<table');
  });

  test('shows the hours of a court on the chosen day', async () => {
    const day = dayFromNow(3);
    const { body } = await open(`/booking/${courtId}?fecha=${day}`);
    expect(body).toContain('Reservar Cancha 1 · Saque');
    expect(body).toContain('value="18:00"');
    expect(metaOf(body, 'og:title')).toContain('Tenis del Valle');
  });

  test('shows a payment link with the part, the day and the hour, and is not given to another visitor', async () => {
    const { shareToken } = await share(await aDoublesBooking(app, 2900));
    const { body, headers } = await open(`/shared-payment/${shareToken}`);
    expect(metaOf(body, 'og:title')).toBe('Tu parte $7.25');
    expect(metaOf(body, 'og:description')).toMatch(/^Club de Prueba, \S+ \d+ de \S+ a las 10:00$/);
    expect(metaOf(body, 'og:image:alt')).toMatch(
      /^Tu parte: \$7\.25 · Club de Prueba · .*, 10:00 · Cancha 1$/,
    );
    expect(metaOf(body, 'og:image')).not.toContain(shareToken);
    await expectPicture(metaOf(body, 'og:image'));
    expect(metaOf(body, 'robots')).toBe('noindex, nofollow');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  test.each([
    '/',
    '/complejos',
    '/buscar',
    '/terminos',
    '/privacidad',
    '/reembolsos',
    '/contacto',
    '/acerca',
    '/estado',
  ])('gives chats, for %s, a picture that speaks of the whole site', async (path) => {
    const { body } = await open(path);
    expect(metaOf(body, 'og:image:alt')).toMatch(/^Tu cancha, a la hora que quieras/);
    await expectPicture(metaOf(body, 'og:image'));
  });

  test.each([
    ['/venue/00000000-0000-4000-8000-000000000000', 'Complejo no encontrado'],
    ['/booking/00000000-0000-4000-8000-000000000000', 'Cancha no encontrada'],
    ['/shared-payment/no-such-token-0123456789', 'Link no encontrado'],
  ])('says with status 404 that %s does not exist', async (path, title) => {
    const { status, body } = await open(path);
    expect([status, body]).toEqual([404, expect.stringContaining(title)]);
    await eventually(async () => {
      const head = await fetch(`${app.url}${path}`, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([404, '']);
    });
  });
});

describe('a page that the server does not render', () => {
  /** Asks for so many other pages at once that this one is no longer rendered. */
  const openPlain = (path: string) =>
    eventually(async () => {
      const others = Array.from({ length: PAGES_PER_SECOND }, () => fetch(`${app.url}/acerca`));
      const page = await new Browser(app.url).get<string>(path);
      await Promise.all(others);
      expect(page.body).not.toContain('id="served-state"');
      return page;
    }, 20_000);

  test('has the title and the skeleton of its own route, whichever the route is', async () => {
    const titles = new Set<string>();
    for (const pattern of Object.keys(shells)) {
      const { body } = await openPlain(pattern.replace('*', '/nope').replaceAll(/:\w+/g, 'x'));
      const title = /<title>([^<]*) · Saque<\/title>/.exec(body)?.[1];
      expect([pattern, title]).toEqual([pattern, expect.stringMatching(/^.{4,}$/)]);
      titles.add(title ?? '');
      const main = /<main id="contenido".*?<\/main>/s.exec(body)?.[0] ?? '';
      expect(main.length).toBeGreaterThan(300);
      expect([pattern, main.includes('s-hero')]).toEqual([pattern, pattern === '/']);
      expect(body.match(/<title>/g)).toHaveLength(1);
      expect(body).not.toMatch(/href="[^"]*(:\w|%3A)|__CSP_NONCE__| style="/);
    }
    expect(titles.size).toBeGreaterThan(25);
  });

  test('says to a reader without scripts what it is and what to do', async () => {
    const hintOf = async (path: string) =>
      /<noscript>.*?<h1>([^<]*)<\/h1><p>([^<]*)<\/p>/s.exec((await openPlain(path)).body)?.slice(1);
    expect(await hintOf('/my-bookings')).toEqual([
      'Mis Reservas',
      'Esta página está tardando más de lo normal. Vuelve a cargarla en unos segundos.',
    ]);
    expect(await hintOf('/admin/payments')).toEqual([
      'Pagos',
      'Esta página necesita JavaScript. Actívalo en tu navegador y vuelve a cargar.',
    ]);
    expect(await hintOf('/nope')).toBeUndefined();
  });

  test('is sent to one address after its first pages of a second', async () => {
    await open('/'); // it is kept, so each of the forty could be sent with its screen at once
    const [began, pages]: [number, TestResponse<string>[]] = [performance.now(), []];
    for (let visit = 0; visit < 40; visit++) pages.push(await new Browser(app.url).get<string>('/'));
    const seconds = Math.ceil((performance.now() - began) / 1000) + 1;
    const [rendered, others] = [true, false].map((served) =>
      pages.filter(({ body }) => body.includes('id="served-state"') === served),
    );
    expect(rendered?.length).toBeLessThanOrEqual(seconds * PAGES_PER_SECOND);
    expect(others?.length).toBeGreaterThanOrEqual(40 - seconds * PAGES_PER_SECOND);
    expect(others?.every(({ status }) => status === 200)).toBe(true);
    await open('/');
  });
});

describe('the HTML of a page', () => {
  test('contains no script of a venue with a hostile name', async () => {
    const hostile = await aVenue(app, { name: HOSTILE });
    const { body } = await open(`/venue/${hostile}`);
    expect(body).not.toMatch(/<img[^>]*onerror|<\/script><img/i);
    expect(body).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;');
    expect(JSON.stringify(stateOf(body))).toContain('</script><img');
  });

  test('has one nonce in every script and style, and no inline style', async () => {
    const { body, headers } = await open(`/venue/${venueId}`);
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
    const elements = [...body.matchAll(/<style[^>]*>|<script (?!type="module")[^>]+>/g)].map(([tag]) => tag);
    expect(elements.length).toBeGreaterThan(2);
    for (const element of elements) expect(element).toContain(`nonce="${nonce}"`);
    expect(body).not.toContain(' style="');
  });

  test('contains nothing of a session on a public page, and opening it starts none', async () => {
    const { player, booking, bookingDate } = await aPlayerWithABooking('11:00');
    const sessions = () => app.sql('select count(*) from sessions');
    const before = await sessions();

    for (const path of ['/', `/venue/${venueId}/calendar?mes=${bookingDate.slice(0, 7)}`]) {
      const { body } = await open(path, player);
      expect(body).not.toContain(booking.id);
      expect(body).not.toContain(booking.code);
    }
    const { headers } = await open(`/booking/${courtId}`);
    expect(headers.get('set-cookie')).toBeNull();
    expect(await sessions()).toEqual(before);
  });

  test('contains only the bookings of its visitor on the page of bookings', async () => {
    const [ana, bruno] = [await aPlayerWithABooking('12:00'), await aPlayerWithABooking('13:00')];
    const stranger = new Browser(app.url);
    for (const [visitor, own] of [
      [ana.player, ana.booking.code],
      [bruno.player, bruno.booking.code],
      [stranger, null],
      [ana.player, ana.booking.code],
    ] as const) {
      const { body, headers } = await open('/my-bookings', visitor);
      const shown = [ana, bruno].map(({ booking }) => booking.code).filter((code) => body.includes(code));
      expect(shown).toEqual(own === null ? [] : [own]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    }
  });
});

/** Books this hour of the court in a browser of its own. */
async function aPlayerWithABooking(timeSlot: string) {
  const player = new Browser(app.url);
  const bookingDate = dayFromNow(4);
  const { body: booking } = await player.post<{ id: string; code: string }>('/api/bookings', {
    courtId,
    bookingDate,
    timeSlot,
    gameType: 'singles',
  });
  return { player, booking, bookingDate };
}
