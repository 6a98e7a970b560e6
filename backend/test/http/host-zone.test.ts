import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LOADER = join(import.meta.dirname, '../support/load-typescript.mjs');
const SCRIPT = join(import.meta.dirname, 'answers-of-a-host.ts');

/** What the application answers on a machine whose own clock is set to this zone. */
async function answersIn(zone: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--import', LOADER, SCRIPT], {
    env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
  });
  return JSON.parse(stdout);
}

test('the zone of the machine makes no difference to any day, hour or deadline', async () => {
  const here = (await answersIn('UTC')) as { zone: string; answers: { bookingDate?: string }[] };
  expect(here.answers.map(({ bookingDate }) => bookingDate)).toEqual([
    ...[
      '2026-11-22T06:00:00',
      '2026-11-22T21:00:00',
      '2027-01-01T06:00:00',
      '2027-03-28T10:00:00',
      undefined,
    ],
  ]);
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Santiago'];
  const elsewhere = await Promise.all(zones.map(answersIn));
  expect(elsewhere).toEqual(zones.map((zone) => ({ ...here, zone })));
}, 60_000);
