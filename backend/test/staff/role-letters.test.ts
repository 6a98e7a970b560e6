import { FolderMailSender } from '../../src/modules/notifications/adapters/mail/folder-mail-sender.js';
import { MailSender } from '../../src/modules/notifications/application/mail-sender.js';
import { OfferedRoles } from '../../src/modules/staff/index.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import { jobsDone } from '../support/jobs-done.js';
import { accept, aClub, anAddress, invite, PATH, tokenOf } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { databaseUrl: null } });
});
afterAll(() => app.close());

const mailsTo = async (to: string) => {
  const sender = app.get(MailSender);
  if (!(sender instanceof FolderMailSender)) throw new Error('mails are not stored');
  return (await sender.all()).filter((mail) => mail.to === to);
};

test('a person with an account gets a letter for each role that is offered or taken away', async () => {
  const [first, second] = [await aClub(app, 'Centro'), await aClub(app, 'Norte')];
  const email = anAddress();
  const { id } = (await invite(first.owner.browser, first.venueId, 'reception', email)).body;
  const raised = { roles: [{ venueId: first.venueId, role: 'manager' }] };
  await first.owner.browser.send('PATCH', `${PATH}/${id}`, raised);
  // No letter is written about an invitation that is already accepted.
  await jobsDone(app, 'notifications');
  await accept(app, await tokenOf(app, id));
  const offer = (await invite(second.owner.browser, second.venueId, 'reception', email)).body;
  await eventually(async () => {
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Te invitaron a trabajar en Centro con Saque',
      'Te ofrecen un rol en Norte',
    ]);
    const offered = mails.find(({ subject }) => subject.includes('ofrecen'));
    expect(offered?.text).toContain('/admin/account');
    expect(offered?.text).toContain('Norte: recepción');
  });
  await app.get(OfferedRoles).accept(id, offer.id);
  const all = await anAdmin(app);
  expect((await all.send('DELETE', `${PATH}/${id}`)).status).toBe(204);
  await eventually(async () => {
    const gone = (await mailsTo(email)).find(
      ({ subject }) => subject === 'Ya no trabajas en varios complejos',
    );
    expect(gone?.text).toContain('Centro: sin rol (antes encargado)');
    expect(gone?.text).toContain('Norte: sin rol (antes recepción)');
  });
});
