import { hideRestoredPages } from './restored-pages';

const leave = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));

hideRestoredPages();
afterEach(() => {
  document.documentElement.hidden = false;
});

it.each(['/admin/payments', '/my-bookings', '/mi-cuenta', '/reserva/abc'])(
  'hides the personal page %s when it is left',
  (path) => {
    history.replaceState(null, '', path);
    leave(true);
    expect(document.documentElement.hidden).toBe(true);
  },
);

it.each(['/', '/venue/1', '/administrar'])('leaves the public page %s as it is', (path) => {
  history.replaceState(null, '', path);
  leave(true);
  expect(document.documentElement.hidden).toBe(false);
});

it('leaves a page as it is if the browser does not keep it', () => {
  history.replaceState(null, '', '/admin');
  leave(false);
  expect(document.documentElement.hidden).toBe(false);
});
