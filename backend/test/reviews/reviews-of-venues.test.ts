import { declaredStatements } from '../../src/kernel/adapters/persistence/database.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { aCrowd } from '../support/fixtures/crowd.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ checkBooks: false }); // the payments of the crowd have no provider
  await aCrowd(app, 4_000);
});
afterAll(() => app.close());

test('a page of reviews for the people of some venues reads no review of another venue', async () => {
  const { text } = declaredStatements.find(({ name }) => name === 'reviews.of-venues') ?? { text: '' };
  const plan = JSON.stringify(await app.sql(`explain (generic_plan, format json) ${text}`));
  expect(plan).toContain('"Index Name":"reviews_of_venue"');
  expect(plan).not.toContain('"Index Name":"reviews_newest"');
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"reviews"/);
});
