import type { CourtId, VenueId } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser, type TestResponse } from '../support/app/browser.js';
import { aRenderedSite } from '../support/app/rendered-site.js';
import { eventually } from '../support/eventually.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { aSignedInMember, pricesAt, putCategories, SOCIO } from './category-scene.js';

let remove: () => void;
let app: TestApp;
let venueId: VenueId;
let courtId: CourtId;
let member: Browser;

beforeAll(async () => {
  const rendered = await aRenderedSite();
  remove = rendered.remove;
  app = await startTestApp({ site: rendered.site });
});
beforeEach(async () => {
  const admin = await anAdmin(app);
  venueId = await aVenue(app, { name: 'Club Jardín' });
  courtId = await aCourt(app, venueId);
  const [category] = await putCategories(admin, venueId, [SOCIO]);
  member = await aSignedInMember(app, admin, venueId, { categoryId: category?.id ?? '' });
});
afterAll(async () => {
  await app.close();
  remove();
});

/** Opens a page as a reader without scripts. A busy machine may need a second try. */
const open = (path: string, browser: Browser) =>
  eventually(async () => {
    const page: TestResponse<string> = await browser.get(path);
    expect(page.body).toContain('id="served-state"');
    return page;
  }, 20_000);

test('a page of the server has the price of everyone, also if a member opens it first', async () => {
  const date = dayFromNow(3);
  const hour = { venueId, courtId, date, timeSlot: '10:00' };
  expect((await pricesAt(member, hour))[1]).toBe('11.60');
  for (const path of [`/venue/${venueId}`, `/booking/${courtId}?fecha=${date}`]) {
    for (const reader of [member, new Browser(app.url)]) {
      const { body } = await open(path, reader);
      expect(body).toContain('14.50');
      expect(body).not.toContain('11.60');
    }
  }
});
