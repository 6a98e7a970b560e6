import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { type Operation, readContract } from './contract.js';
import { anAdmin, existingThings, goodDraft, send } from './requests.js';

const contract = await readContract();

/** The fields that a call does not require and that are never null. */
const optionalFields = ({ body }: Operation): string[] =>
  Object.entries(body?.properties ?? {})
    .filter(([name, schema]) => !body?.required?.includes(name) && !contract.resolve(schema).nullable)
    .map(([name]) => name);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('null in a field that is not required is refused or means that the field is absent', async () => {
  const admin = await anAdmin(app);
  const failures: string[] = [];
  let sent = 0;
  for (const operation of contract.operations.filter((one) => optionalFields(one).length > 0)) {
    await app.sql('delete from rate_limits');
    const player = new Browser(app.url);
    const existing = await existingThings(app, player, admin);
    const by = operation.capability === null ? player : admin;
    for (const name of optionalFields(operation)) {
      const draft = goodDraft(operation, contract, existing);
      const body = { ...(draft.body as object), [name]: null };
      const { status } = await send(by, operation, { ...draft, body });
      if (status >= 500) failures.push(`${operation.name} ${name}: ${status}`);
      sent++;
    }
  }
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThan(50);
}, 120_000);
