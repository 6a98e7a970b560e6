import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { client } from '../../api/client';
import { refusedWithoutCookies } from '../../api/no-cookies';
import { aSession } from '../../../testing/builders';
import { expectAccessible } from '../../../testing/accessibility';
import { serveBookingScreen } from '../../../testing/handlers/booking-screen';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { standAt } from '../../../testing/venue-clock';
import { texts } from './no-cookies-texts';

standAt('2026-11-20T10:30:00-05:00');

const ADDRESS = '/booking/court-1?fecha=2026-11-21&hora=18:00&juego=singles';

beforeEach(() => jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false));
afterEach(() => {
  act(() => refusedWithoutCookies(false));
  Reflect.deleteProperty(navigator, 'share');
});

async function bookWithoutCookies() {
  const world = serveBookingScreen();
  return { world, ...(await pressBook()) };
}
async function pressBook() {
  const app = renderApp(ADDRESS);
  await app.user.click(await screen.findByRole('button', { name: 'Continuar al pago' }));
  const dialog = await screen.findByRole('alertdialog', { name: texts.title });
  return { ...app, dialog };
}
const openElsewhere = () => screen.findByRole('button', { name: texts.otherBrowser });

describe('a browser that keeps no cookies', () => {
  it('holds nothing, says so, and copies the address of the screen', async () => {
    const { user, world, dialog } = await bookWithoutCookies();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(world.attempts).toEqual([]);
    await expectAccessible(dialog);

    await user.click(await openElsewhere());
    expect(await screen.findByText(texts.addressCopied)).toBeVisible();
    expect(write).toHaveBeenCalledWith(window.location.href);

    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is noticed before anything is held if it says that it keeps them and drops them', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(true);
    const world = serveBookingScreen();
    server.use(http.get('*/api/session', () => HttpResponse.json(aSession({ userId: 'me', name: null }))));
    await pressBook();
    expect(world.steps).toEqual(['session']);
  });

  it('shares the address where the device can', async () => {
    const share = jest.fn(async () => undefined);
    Object.assign(navigator, { share });
    const { user } = await bookWithoutCookies();
    await user.click(await openElsewhere());
    expect(share).toHaveBeenCalledWith({ url: window.location.href });
  });

  it('shows the address if it can neither share nor copy it', async () => {
    const { user } = await bookWithoutCookies();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(await openElsewhere());
    expect(await screen.findByText(texts.addressToCopy(window.location.href))).toBeVisible();
  });

  it.each([
    ['a place in a waiting list', () => client.POST('/api/waiting-list', { body: {} as never })],
    ['a favourite', () => client.PUT('/api/favourites/{venueId}', { params: { path: { venueId: 'v' } } })],
    [
      'a place of a shared link',
      () => client.POST('/api/create-payment-intent', { body: { bookingId: 'b', purpose: 'full' } }),
    ],
    ['a review', () => client.POST('/api/reviews', { body: { bookingId: 'b', stars: 5 } })],
    ['a sign-in', () => client.POST('/api/session/email-code', { body: { email: 'ana@example.org' } })],
  ])('gives the same response about %s, and nothing is sent', async (_what, send) => {
    const sent = jest.fn();
    server.use(
      http.all('*/api/*', ({ request }) => {
        sent(request.method);
        return HttpResponse.json(null);
      }),
    );
    serveBookingScreen();
    renderApp(ADDRESS);
    await screen.findByRole('button', { name: 'Continuar al pago' });
    sent.mockClear();

    await act(() => expect(send()).rejects.toMatchObject({ code: 'no_cookies' }));
    expect(await screen.findByRole('alertdialog', { name: texts.title })).toBeVisible();
    expect(sent.mock.calls.flat().filter((method) => method !== 'GET')).toEqual([]);
  });
});
