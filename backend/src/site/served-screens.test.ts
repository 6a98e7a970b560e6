import { createServer } from 'node:http';
import type { Request } from 'express';
import { pino } from 'pino';
import { PageCounts } from './page-counts.js';
import { type PageRenderer, RendererBusy, type RenderedScreen } from './page-renderer.js';
import type { PreviewAddresses } from './previews/preview-addresses.js';
import { ServedScreens } from './served-screens.js';

const SCREEN: RenderedScreen = { status: 200, head: '', body: '<h1>', state: '', missing: [] };
const never = () => new Promise<RenderedScreen>(() => undefined);

/** Asks for the screen of a path while the renderer does this. */
async function screenOf(path: string, render: () => Promise<RenderedScreen>) {
  const lines: string[] = [];
  const counts = new PageCounts();
  const screens = new ServedScreens({
    server: createServer(),
    renderer: { render } as unknown as PageRenderer,
    counts,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    origin: 'https://saque.example',
    previews: {} as PreviewAddresses,
    now: () => 0,
  });
  const screen = await screens.of({ path, originalUrl: path, headers: {} } as Request);
  const [outcome] = [...counts.counts].find(([, count]) => count > 0) ?? ['none'];
  return { screen, outcome, lines };
}

describe('a page whose screen the server renders', () => {
  test('contains the screen', async () => {
    expect(await screenOf('/', async () => SCREEN)).toMatchObject({ screen: SCREEN, outcome: 'rendered' });
  });

  test('is plain if too many others wait', async () => {
    const busy = () => Promise.reject(new RendererBusy('busy'));
    expect(await screenOf('/', busy)).toEqual({ screen: null, outcome: 'busy', lines: [] });
  });

  test('is plain if the render fails, and the log says so without the address', async () => {
    const fail = () => Promise.reject(new Error('a component that breaks'));
    const { lines, ...result } = await screenOf('/shared-payment/a-secret-token', fail);
    expect(result).toEqual({ screen: null, outcome: 'failed' });
    expect(lines).toEqual([expect.stringContaining('a page could not be rendered')]);
    expect(lines.join('')).not.toContain('a-secret-token');
  });

  test('is plain if the render takes too long', async () => {
    expect(await screenOf('/', never)).toEqual({ screen: null, outcome: 'late', lines: [] });
  });

  test('does not exist for the admin area', async () => {
    expect(await screenOf('/admin/audit', never)).toEqual({ screen: null, outcome: 'none', lines: [] });
  });
});
