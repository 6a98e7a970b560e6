import AxeBuilder from '@axe-core/playwright';
import { expect, type ConsoleMessage, type Locator, type Page, test as base } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type RunOptions = Parameters<AxeBuilder['options']>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
    /** True when React has taken over the page of the server. */
    takenOver?: boolean;
  }
}

/**
 * Every test also fails if the page writes an error to the console, violates the
 * Content-Security-Policy, or sends a request to another host. In the sandbox, everything comes
 * from one origin.
 */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message)) problems.push(message.text());
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
          problems.push(`asked another host: ${request.url()}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** The calls that send a code or a new password, as a person has typed it. */
const MAY_BE_MISTYPED = /\/api\/(session\/verify|admin\/(invitations|password-resets)\/[\w-]+)$/;

/**
 * Returns true for messages of the browser about refused requests, a mistyped code or password, a
 * connection that the test has cut, and code that was lost with it. The screens show all of them.
 */
function isExpected(message: ConsoleMessage): boolean {
  const text = message.text();
  return (
    (text.includes('a status of 400') && MAY_BE_MISTYPED.test(message.location().url)) ||
    /Failed to load resource: (the server responded with a status of (401|402|403|404|409)|net::ERR_INTERNET_DISCONNECTED)/.test(
      text,
    ) ||
    text.startsWith('ChunkError: Failed to fetch dynamically imported module')
  );
}

export { expect };

/** The admin of the tested site. */
export const admin = {
  username: process.env['SAQUE_ADMIN_USERNAME'] ?? '',
  password: process.env['SAQUE_ADMIN_PASSWORD'] ?? '',
};

/**
 * Signs in with the form of the admin area and waits for the result. The form must be on the
 * screen.
 */
export async function enterAdminArea(page: Page, password = admin.password): Promise<void> {
  await page.getByLabel('Usuario').fill(admin.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  const result = password === admin.password ? 'Acceso concedido' : 'Acceso denegado';
  await expect(page.getByText(result, { exact: true })).toBeVisible();
}

/** Signs out of the admin area. On phones, the button may be behind the last place of the bar. */
export async function leaveAdminArea(page: Page): Promise<void> {
  const signOut = page.getByRole('button', { name: 'Cerrar sesión', exact: true });
  const you = page.getByRole('button', { name: 'Tú', exact: true });
  await expect(signOut.or(you).first()).toBeVisible();
  if (await you.isVisible()) await you.click();
  await signOut.click();
  await expect(page.getByText('Sesión cerrada', { exact: true })).toBeVisible();
}

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result depends on the colour scheme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Skips what takes axe long and gives no result: listing passed checks and fetching all style
 * sheets for a rule that is turned off.
 */
const BRIEFLY: RunOptions = { resultTypes: ['violations'], preload: false };

/**
 * Expects no violation of axe on the screen after its animations have ended, and none of the colour
 * rules in the dark scheme. Colours are the same at every size, so the dark scheme is checked in
 * wide windows only. The tab has one title.
 */
export async function expectAccessible(page: Page, { inTheDark = isWide(page) } = {}): Promise<void> {
  // All frames are of our own origin, so axe can combine its results without opening a page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(BRIEFLY).withTags(EVERYTHING);
  await expectNoFlaws(page, () => axe.analyze());
  await expect(page.locator('head > title')).toHaveCount(1);
  if (!inTheDark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The first run has already loaded axe into the page and its frames.
  const options: RunOptions = { ...BRIEFLY, runOnly: COLOURS };
  await expectNoFlaws(page, () => page.evaluate((colours) => window.axe.run(colours), options));
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 900;

async function expectNoFlaws(page: Page, look: () => Promise<AxeResults>): Promise<void> {
  const flaws = async () => {
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
        ),
    );
    const top = await page.evaluate(() => window.scrollY);
    await scrollTo(page, 0); // so that the top bar covers no element under test
    const { violations } = await look();
    await scrollTo(page, top);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  await expect.poll(flaws).toEqual([]);
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** A court of the demo data with hours that are free on the given day, for one test only. */
export interface FreeHour {
  venueId: string;
  venueName: string;
  courtId: string;
  courtName: string;
  date: string;
  timeSlot: string;
}

interface CourtBody {
  id: string;
  name: string;
  status: string;
}

/**
 * Returns a free hour that no other test of this run gets. The phone takes the first hours of a
 * day and the desktop the last ones.
 */
export async function freeHour(page: Page, daysAhead: number, projectName: string): Promise<FreeHour> {
  const [venue] = (await (await page.request.get('/api/venues')).json()) as { id: string; name: string }[];
  if (!venue) throw new Error('the demo has no venue');
  const courts = (await (await page.request.get(`/api/venues/${venue.id}/courts`)).json()) as CourtBody[];
  const date = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  for (const court of courts.filter(({ status }) => status === 'available')) {
    const timeSlot = await claimStart(page, { courtId: court.id, date, fromTheEnd: projectName !== 'phone' });
    if (timeSlot !== undefined)
      return {
        venueId: venue.id,
        venueName: venue.name,
        courtId: court.id,
        courtName: court.name,
        date,
        timeSlot,
      };
  }
  throw new Error(`no free hour on ${date}`);
}

/** Returns another free hour of the same court and day, which no other test of this run gets. */
export async function anotherHour(page: Page, { courtId, date }: FreeHour): Promise<string> {
  const timeSlot = await claimStart(page, { courtId, date, fromTheEnd: false });
  if (timeSlot === undefined) throw new Error(`no other free hour on ${date}`);
  return timeSlot;
}

interface CourtDay {
  courtId: string;
  date: string;
  fromTheEnd: boolean;
}

/**
 * Claims a free start of a court for the calling test, and returns it if there is one. Tests run
 * in several processes at once. A file that only one of them can create decides, in a folder that
 * Playwright empties before each run.
 */
async function claimStart(page: Page, { courtId, date, fromTheEnd }: CourtDay): Promise<string | undefined> {
  const path = `/api/courts/${courtId}/availability?date=${date}`;
  const starts = (await (await page.request.get(path)).json()) as { timeSlot: string; status: string }[];
  const free = starts.filter(({ status }) => status === 'available').map(({ timeSlot }) => timeSlot);
  const claims = join(base.info().project.outputDir, 'claimed-hours');
  await mkdir(claims, { recursive: true });
  for (const timeSlot of fromTheEnd ? free.reverse() : free) {
    const claim = join(claims, `${courtId} ${date} ${timeSlot.replace(':', '')}`);
    if (await isCreated(claim)) return timeSlot;
  }
  return undefined;
}

/** Creates an empty file. Returns false if it exists already. */
async function isCreated(path: string): Promise<boolean> {
  try {
    await writeFile(path, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Types the name for which a booking or a payment is. A player whose name is known is not asked.
 */
export async function tellName(page: Page, name = 'Ana Prueba'): Promise<void> {
  await page.getByLabel('Tu nombre', { exact: true }).fill(name);
}

/**
 * Opens the page as often as the server needs to render it in time on a busy machine. Returns its
 * HTML.
 */
export async function openRendered(page: Page, address: string): Promise<string> {
  let html = '';
  await expect(async () => {
    const opened = await page.goto(address, { waitUntil: 'commit' });
    html = (await opened?.text()) ?? '';
    expect(html).toContain('id="served-state"');
  }).toPass();
  return html;
}

/**
 * Opens a page and waits until React has taken it over from the server. Before that, a link loads
 * the next page as a document.
 */
export async function openTakenOver(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => addEventListener('saque-ready', () => (window.takenOver = true), true));
  await page.goto(address);
  await page.waitForFunction(() => window.takenOver);
}

/** Chooses a radio button. On a page of the server, the scripts carry out the tap later. */
export async function choose(radio: Locator): Promise<void> {
  await radio.click({ force: true });
  await expect(radio).toBeChecked();
}

/** The codes that were used. A later letter brings another one. */
const used = new Set<string>();

/** Returns the code of the letter that has just been sent to an address. */
export async function codeFor(page: Page, email: string): Promise<string> {
  const code = await inLetterTo(page, email, /(?<!\d|#)(\d{6})(?!\d)/, used);
  used.add(code);
  return code;
}

/** Signs in on the page of the account, with the keyboard alone, and does not wait for it. */
export async function signInByLetter(page: Page, email: string): Promise<void> {
  await page.getByLabel('Correo', { exact: true }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Código de 6 dígitos')).toBeFocused();
  await page.keyboard.type(await codeFor(page, email));
}

/**
 * Waits until a letter to an address, among those that the site has kept, matches. Returns what the
 * pattern captures. What an earlier letter contained can be left out.
 */
export async function inLetterTo(
  page: Page,
  address: string,
  pattern: RegExp,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const list = await (await page.request.get('/dev/mail')).text();
    for (const line of list.split('<li').filter((each) => each.includes(address))) {
      const letter = await page.request.get(/href="([^"]+)"/.exec(line)?.[1] ?? '');
      const match = pattern.exec(await letter.text())?.[1];
      if (match !== undefined && !leftOut.has(match)) found ??= match;
    }
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}
