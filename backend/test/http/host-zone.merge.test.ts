import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LOADER = join(import.meta.dirname, '../support/load-typescript.mjs');
const SCRIPT = join(import.meta.dirname, 'host-responses.ts');

/** Returns the responses of the application on a host with this time zone. */
async function responsesIn(zone: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--import', LOADER, SCRIPT], {
    env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
  });
  return JSON.parse(stdout);
}

test('the time zone of the host changes no day, hour or deadline', async () => {
  const here = (await responsesIn('UTC')) as { zone: string; responses: { bookingDate?: string }[] };
  expect(here.responses.map(({ bookingDate }) => bookingDate)).toEqual([
    '2026-11-22T06:00:00',
    '2026-11-22T21:00:00',
    '2027-01-01T06:00:00',
    '2027-03-28T10:00:00',
    undefined,
  ]);
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Santiago'];
  const elsewhere = await Promise.all(zones.map(responsesIn));
  expect(elsewhere).toEqual(zones.map((zone) => ({ ...here, zone })));
}, 120_000);
