import { mailOf } from './staff-mail.js';

test.each([
  [{ email: 'eva@example.org', username: 'eva@example.org' }, 'eva@example.org'],
  [{ email: null, username: 'ana@club.example' }, 'ana@club.example'],
  [{ email: null, username: 'admin' }, null],
  [{ email: null, username: 'ana@home' }, null],
  [{ email: null, username: 'admin ana@club.example' }, null],
  [{ email: null, username: 'ana@club.example admin' }, null],
])('the mailbox of the admin %j is %s', (admin, mailbox) => {
  expect(mailOf(admin)).toBe(mailbox);
});
