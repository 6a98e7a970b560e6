import { type RenderedScreen, RendererBusy, type RenderTask } from './page-renderer.js';
import { type PageRequest, RenderedPages } from './rendered-pages.js';

const AT_NOON = Date.parse('2026-11-20T12:00:30Z');

/** A renderer whose screen needs a venue and then its day. */
function pagesOf({ needs = ['/api/venue', '/api/day'], head = '' } = {}) {
  const clock = { now: AT_NOON };
  const bodies: Record<string, string> = { '/api/venue': 'Club', '/api/day': 'libre' };
  const render = jest.fn(async ({ responses, now }: RenderTask): Promise<RenderedScreen> => {
    const next = needs.find((address) => !(address in responses));
    const body = Object.values(responses)
      .map((response) => response?.body)
      .join(' ');
    return { status: 200, head, state: String(now), body, missing: next === undefined ? [] : [next] };
  });
  const fetch = jest.fn(async (address: string) => ({ status: 200, body: bodies[address] ?? '' }));
  const pages = new RenderedPages({ origin: 'https://saque.example', now: () => clock.now });
  const find = (over: Partial<PageRequest> = {}) =>
    pages.find({ path: '/venue/1', search: '', isPersonal: false, fetch, render, ...over });
  return { find, render, fetch, bodies, clock };
}

describe('a page that is rendered on the server', () => {
  test('has the data that its screen asks for, also what depends on other data', async () => {
    const { find, fetch } = pagesOf();
    expect(await find()).toMatchObject({ body: 'Club libre', missing: [] });
    expect(fetch.mock.calls).toEqual([['/api/venue'], ['/api/day']]);
  });

  test('is not rendered again while its data and the minute are the same', async () => {
    const { find, render, fetch } = pagesOf();
    const first = await find();
    render.mockClear();
    fetch.mockClear();

    expect(await find()).toBe(first);
    expect(render).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is rendered again when its data change', async () => {
    const { find, bodies } = pagesOf();
    await find();
    bodies['/api/day'] = 'ocupado';
    expect(await find()).toMatchObject({ body: 'Club ocupado' });
  });

  test('is rendered again in the next minute', async () => {
    const { find, clock } = pagesOf();
    expect(await find()).toMatchObject({ state: String(AT_NOON) });
    clock.now += 60_000;
    expect(await find()).toMatchObject({ state: String(AT_NOON + 60_000) });
  });

  test('is fetched once for strangers who come at the same time, and anew for the next one', async () => {
    const { find, fetch, render, bodies } = pagesOf();
    const [first, second] = await Promise.all([find({ isStranger: true }), find({ isStranger: true })]);
    expect(second).toBe(first);
    expect([fetch, render].map(({ mock }) => mock.calls.length)).toEqual([2, 3]);
    bodies['/api/day'] = 'ocupado';
    expect(await find({ isStranger: true })).toMatchObject({ body: 'Club ocupado' });
  });

  test('is never shared with a visitor who has a cookie', async () => {
    const { find, fetch } = pagesOf();
    await Promise.all([find({ isStranger: true }), find()]);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  test('is fetched for each visitor if its address is a secret', async () => {
    const { find, fetch } = pagesOf();
    const secret = { isPersonal: true, isStranger: true };
    await Promise.all([find(secret), find(secret)]);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  test('is left to the browser while many others are made', async () => {
    const { find } = pagesOf();
    const slowly = new Promise<{ status: number; body: string }>(() => undefined);
    for (const search of ['?1', '?2', '?3', '?4']) void find({ search, fetch: () => slowly });
    await expect(find({ search: '?5' })).rejects.toThrow(RendererBusy);
  });

  test('is never kept if it is meant for one visitor', async () => {
    const { find, render } = pagesOf();
    await find({ isPersonal: true });
    render.mockClear();
    await find({ isPersonal: true });
    expect(render).toHaveBeenCalled();
  });

  test('is for its visitor alone if it has something of theirs, and leaves the kept one to the others', async () => {
    const { find, render } = pagesOf();
    const shared = await find();
    const fetch = async () => ({ status: 200, body: 'tuyo', isOwn: true as const });
    expect(await find({ fetch })).toMatchObject({ body: 'tuyo tuyo', isOwn: true });
    render.mockClear();
    expect(await find()).toBe(shared);
    expect([shared?.isOwn, render.mock.calls]).toEqual([false, []]);
  });

  test('names the calls that it may not contain, for the browser to make', async () => {
    const { find } = pagesOf({ needs: ['/api/venue', '/api/bookings/user/me?a="1"&b'] });
    const fetch = async (address: string) =>
      address === '/api/venue' ? { status: 200, body: 'Club' } : null;
    expect(await find({ fetch })).toMatchObject({
      body: 'Club ',
      calls: ['/api/bookings/user/me?a="1"&b'],
    });
  });

  test('is given up if its screen asks for ever more', async () => {
    const { find } = pagesOf({ needs: ['/1', '/2', '/3', '/4', '/5', '/6'] });
    expect(await find()).toBeNull();
  });

  test('does not stay when many other pages have been asked for', async () => {
    const { find, render } = pagesOf();
    await find();
    for (let other = 0; other < 100; other++) await find({ search: `?${other}` });
    render.mockClear();
    await find();
    expect(render).toHaveBeenCalled();
  });

  test('stays only as long as it has room beside other large pages', async () => {
    const { find, render } = pagesOf({ head: 'x'.repeat(5_000_000) });
    for (const search of ['?1', '?2', '?3']) await find({ search });
    render.mockClear();
    await find({ search: '?1' });
    expect(render).not.toHaveBeenCalled();
    await find({ search: '?4' });
    await find({ search: '?3' });
    render.mockClear();
    await find({ search: '?1' });
    expect(render).toHaveBeenCalled();
  });
});
