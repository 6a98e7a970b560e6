import { sendGenerated } from '../proof/requests/send-generated.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { readContract } from './contract.js';

/** `backend/test/proof/requests.merge.test.ts` sends many more, with another seed each day. */
const SEED = 20_261_121;
const REQUESTS = 1_000;

const contract = await readContract();

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test(`${REQUESTS} generated requests get no 5xx, and every response follows the contract (seed ${SEED})`, async () => {
  const { complaints, tally } = await sendGenerated(app, contract, SEED, REQUESTS);
  expect(complaints).toEqual([]);
  expect([...tally.values()].filter(({ succeeded }) => succeeded > 0).length).toBeGreaterThan(80);
}, 180_000);
