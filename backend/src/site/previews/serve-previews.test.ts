import type { AddressInfo } from 'node:net';
import express from 'express';
import sharp from 'sharp';
import type { Config } from '../../config/config.js';
import { SecretKeys } from '../../kernel/adapters/secret-keys.js';
import { PreviewAddresses, PREVIEWS } from './preview-addresses.js';
import { type Rasterize, servePreviews } from './serve-previews.js';

const addresses = new PreviewAddresses(
  new SecretKeys({ sessionSecret: 'a secret', previousSessionSecret: null } as Config),
);
const addressOf = (title: string) => addresses.of({ title, line: 'Quito', label: null });

let close = () => {};
afterEach(() => close());

/** Starts a server with these pictures and returns a function that asks it. */
function start(rasterize?: Rasterize) {
  const app = express().use(PREVIEWS, servePreviews(addresses, rasterize));
  const server = app.listen(0);
  close = () => void server.close();
  const { port } = server.address() as AddressInfo;
  return (address: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${address}`, { method });
}

describe('the server of pictures', () => {
  test('sends a PNG of 1200 by 630 pixels that may be kept for ever', async () => {
    const response = await start()(addressOf('Club Las Lomas'));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const png = Buffer.from(await response.arrayBuffer());
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(120_000);
  });

  test('draws equal content once, however many ask at the same moment', async () => {
    const draw = jest.fn<ReturnType<Rasterize>, Parameters<Rasterize>>(async () => Buffer.from('png'));
    const ask = start(draw);
    const responses = await Promise.all([1, 2, 3].map(() => ask(addressOf('Club'))));
    expect((await ask(addressOf('Club'), 'HEAD')).status).toBe(200);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(draw).toHaveBeenCalledTimes(1);
    await ask(addressOf('Otro club'));
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('refuses more pictures than a few that wait, and draws none at the same time', async () => {
    let finish = () => {};
    const busy = new Promise<void>((resolve) => (finish = resolve));
    let drawing = 0;
    let most = 0;
    const ask = start(async () => {
      most = Math.max(most, ++drawing);
      await busy;
      drawing -= 1;
      return Buffer.from('png');
    });
    let waiting = 0;
    const all = Array.from({ length: 20 }, (_, index) =>
      ask(addressOf(`Club ${index}`)).then((response) => {
        if (response.status === 503 && ++waiting === 3) finish();
        return response;
      }),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(17).fill(200), 503, 503, 503]);
    expect(most).toBe(1);
  });

  test('does not keep a failure', async () => {
    const draw = jest.fn<ReturnType<Rasterize>, Parameters<Rasterize>>(async () => Buffer.from('png'));
    draw.mockRejectedValueOnce(new Error('no memory'));
    const ask = start(draw);
    expect((await ask(addressOf('Club'))).status).toBe(500);
    expect((await ask(addressOf('Club'))).status).toBe(200);
  });

  test('has nothing at an address that it has not made', async () => {
    const ask = start(async () => Buffer.from('png'));
    const forged = addressOf('Club').replace(/^\/previews\/./, '/previews/x');
    for (const address of [forged, '/previews/', '/previews/none.png'])
      expect([address, (await ask(address)).status]).toEqual([address, 404]);
  });
});
