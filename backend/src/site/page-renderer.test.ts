import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { eventually } from '../../test/support/eventually.js';
import { PageRenderer, RendererBusy, type RenderTask } from './page-renderer.js';

/** Stands for the frontend's build. The path of the task says what it does. */
const BUILD = `
  import { getPriority } from 'node:os';
  import { getHeapStatistics } from 'node:v8';
  export async function renderScreen({ path }) {
    if (path === '/end') process.exit(1);
    if (path === '/throw') throw new Error('a component that breaks');
    if (path === '/memory') return { body: getHeapStatistics().heap_size_limit, missing: [] };
    if (path === '/priority') return { body: getPriority(), missing: [] };
    if (path === '/long') await new Promise((resolve) => setTimeout(resolve, 300));
    return { status: 200, head: '', body: JSON.stringify(process.env), state: '', missing: [] };
  }`;

const task = (path: string): RenderTask => ({ path, search: '', origin: '', now: 0, responses: {} });

describe('the thread that renders pages', () => {
  let folder: string;
  let renderer: PageRenderer;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'saque-renderer-'));
    const file = join(folder, 'render-screen.mjs');
    writeFileSync(file, BUILD);
    renderer = new PageRenderer(file);
  });
  afterEach(async () => {
    await renderer.close();
    rmSync(folder, { recursive: true });
  });

  test('sees no setting and no secret of the server', async () => {
    process.env['SAQUE_TEST_SECRET'] = 'secret';
    const { body } = await renderer.render(task('/'));
    delete process.env['SAQUE_TEST_SECRET'];
    expect(body).not.toContain('secret');
  });

  test('has a limit of memory of its own, whatever the command line says', async () => {
    setFlagsFromString('--max-old-space-size=384');
    const { body } = await renderer.render(task('/memory'));
    expect(Number(body)).toBeLessThan(128 * 1024 * 1024);
  });

  test('gets the processor after the calls of the API, on Linux', async () => {
    const own = getPriority();
    const { body } = await renderer.render(task('/priority'));
    expect(body).toBe(process.platform === 'linux' ? Math.min(own + 10, 19) : own);
    expect(getPriority()).toBe(own);
  });

  test('is replaced if it ends or throws', async () => {
    await expect(renderer.render(task('/end'))).rejects.toThrow();
    await expect(renderer.render(task('/throw'))).rejects.toThrow('a component that breaks');
    expect(await renderer.render(task('/'))).toMatchObject({ status: 200 });
  });

  test('ends after a while without a page, and starts again with the next one', async () => {
    const brief = new PageRenderer(join(folder, 'render-screen.mjs'), 1);
    expect(brief.isRunning).toBe(false);
    await brief.render(task('/'));
    await eventually(() => expect(brief.isRunning).toBe(false));
    expect(await brief.render(task('/'))).toMatchObject({ status: 200 });
    await brief.close();
  });

  test('does not end the server if its program cannot be loaded', async () => {
    writeFileSync(join(folder, 'render-screen.mjs'), `throw new Error('a broken build');`);
    await expect(renderer.render(task('/'))).rejects.toThrow('a broken build');
  });

  test('refuses a page if too many others wait', async () => {
    const all = Array.from({ length: 20 }, () => renderer.render(task('/long')));
    const outcomes = await Promise.allSettled([...all.slice(17)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(all[19]).rejects.toThrow(RendererBusy);
    const closing = renderer.close();
    await Promise.allSettled(all);
    await closing;
  });

  test('is not there if the frontend is not built for the server', () => {
    expect(new PageRenderer(join(folder, 'none.js')).isBuilt).toBe(false);
  });
});
