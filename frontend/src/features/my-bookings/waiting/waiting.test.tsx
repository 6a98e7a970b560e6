import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Waiting } from '../../../shared/model/waiting';
import { expectAccessible } from '../../../testing/accessibility';
import { aBooking, aSession } from '../../../testing/builders';
import { FakeEventSource, liveStreamAt } from '../../../testing/fake-event-source';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { standAt } from '../../../testing/venue-clock';
import { anEntry, anOffer } from '../../../testing/waiting';

standAt('2026-11-20T10:30:00-05:00');

const news = '/api/waiting-list/events';
const offered = '¡Se liberó una hora para ti!';

/** Serves what the player waits for. The test changes the list. */
function serveWaiting(entries: Waiting[], bookings: ReturnType<typeof aBooking>[] = []): Waiting[] {
  server.use(
    http.get('*/api/waiting-list', () => HttpResponse.json(entries)),
    http.get('*/api/bookings/user/me', () => HttpResponse.json(bookings)),
  );
  return entries;
}

/** True if the first element comes before the second one in the document. */
const leads = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('an hour that is offered to the player', () => {
  it.each([
    ['the bookings', [aBooking()], 'Próximas'],
    ['the picture of an empty list', [], 'Aún no tienes reservas'],
  ])('leads the screen, above %s', async (_what, bookings, heading) => {
    serveWaiting([anEntry({ offer: anOffer() })], bookings);
    const { container } = renderApp('/my-bookings');

    const offer = await screen.findByRole('region', { name: offered });
    expect(leads(screen.getByRole('heading', { level: 1 }), offer)).toBe(true);
    expect(leads(offer, await screen.findByRole('heading', { name: heading }))).toBe(true);
    expect(offer).toHaveTextContent('Club Las Lomas');
    expect(offer).toHaveTextContent(
      'Cancha 1, sábado 21 de noviembre, de 18:00 a 19:00. La guardamos hasta las 10:40',
    );
    expect(within(offer).getByRole('link', { name: /^Ver la hora/ })).toHaveAttribute(
      'href',
      '/oferta/token-1',
    );
    await expectAccessible(container);
  });

  it('shows although the bookings could not be loaded', async () => {
    serveWaiting([anEntry({ offer: anOffer() })]);
    server.use(http.get('*/api/bookings/user/me', () => HttpResponse.json({}, { status: 500 })));
    renderApp('/my-bookings');

    expect(await screen.findByText('No pudimos cargar tus reservas')).toBeVisible();
    expect(await screen.findByRole('region', { name: offered })).toBeVisible();
  });

  it('is announced when it comes while the screen is open', async () => {
    const entries = serveWaiting([anEntry()]);
    renderApp('/my-bookings');
    await screen.findByRole('region', { name: 'En lista de espera' });
    const statuses = screen.getAllByRole('status');

    entries.splice(0, 1, anEntry({ offer: anOffer() }));
    act(() => liveStreamAt(news).say({ entryId: 'entry-1', status: 'offered' }));
    await screen.findByRole('region', { name: offered });
    expect(statuses.filter(({ textContent }) => textContent.includes(offered))).toHaveLength(1);
  });

  it('goes when the server says that its time is over, also without news', async () => {
    const entries = serveWaiting([
      anEntry({ offer: anOffer({ expiresAt: new Date(Date.now() - 1000).toISOString() }) }),
    ]);
    renderApp('/my-bookings');
    const offer = await screen.findByRole('region', { name: offered });

    entries.splice(0, 1, anEntry());
    await waitFor(() => expect(offer).not.toBeInTheDocument(), { timeout: 8000 });
  }, 15_000);
});

describe('what the player waits for', () => {
  it('stands below the bookings, with a way out of each line', async () => {
    const left: string[] = [];
    const entries = serveWaiting([anEntry(), anEntry({ id: 'entry-2', from: '08:00', to: '08:00' })]);
    server.use(
      http.delete('*/api/waiting-list/:entryId', ({ params }) => {
        left.push(String(params['entryId']));
        entries.pop();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderApp('/my-bookings');
    const section = await screen.findByRole('region', { name: 'En lista de espera' });
    await user.click(within(section).getByRole('button', { name: /a las 08:00/ }));
    await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(1));
    expect(left).toEqual(['entry-2']);
    expect(await screen.findByText('Saliste de la lista')).toBeVisible();
  });

  it('confirms that the player has left also if the news of it comes before the response', async () => {
    const entries = serveWaiting([anEntry()]);
    let respond = () => {};
    const responded = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.delete('*/api/waiting-list/:entryId', async () => {
        entries.pop();
        await responded;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderApp('/my-bookings');
    const section = await screen.findByRole('region', { name: 'En lista de espera' });
    await user.click(within(section).getByRole('button', { name: /^Salir de la lista/ }));
    await waitFor(() => expect(entries).toEqual([]));
    act(() => liveStreamAt(news).say({ entryId: 'entry-1', status: 'left' }));
    await waitFor(() => expect(within(section).queryByRole('listitem')).not.toBeInTheDocument());
    expect(section).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'En lista de espera' })).not.toBeInTheDocument();

    respond();
    expect(await screen.findByText('Saliste de la lista')).toBeVisible();
  });

  it('is fetched again on every visit, because another device may have joined a line', async () => {
    const entries = serveWaiting([]);
    const { user } = renderApp('/my-bookings');
    await screen.findByRole('heading', { name: 'Aún no tienes reservas' });
    await user.click(screen.getByRole('link', { name: 'Hacer una reserva' }));
    await screen.findByRole('heading', { name: 'Complejos deportivos destacados' });

    entries.push(anEntry());
    jest.setSystemTime(Date.now() + 60_000);
    await user.click(screen.getAllByRole('link', { name: /Mis Reservas/ })[0] ?? document.body);
    expect(await screen.findByRole('region', { name: 'En lista de espera' })).toBeVisible();
  });

  it('needs one stream, and none for who waits for nothing', async () => {
    const entries = serveWaiting([]);
    const { unmount } = renderApp('/my-bookings');
    await screen.findByRole('heading', { name: 'Aún no tienes reservas' });
    expect(FakeEventSource.at(news)).toEqual([]);
    unmount();

    entries.push(anEntry({ offer: anOffer() }));
    renderApp('/my-bookings');
    await screen.findByRole('region', { name: offered });
    expect(FakeEventSource.at(news)).toHaveLength(1);
  });
});

it.each([
  ['a guest to the confirmation of an address', true],
  ['an account nowhere', false],
])('a place in a line leads %s', async (_what, isGuest) => {
  serveWaiting([anEntry()]);
  server.use(http.get('*/api/session', () => HttpResponse.json(aSession({ isGuest }))));
  renderApp('/my-bookings');

  expect(await screen.findByRole('heading', { name: 'En lista de espera' })).toBeVisible();
  if (isGuest)
    expect(await screen.findByRole('link', { name: 'Confirmar mi correo' })).toHaveAttribute(
      'href',
      '/mi-cuenta',
    );
  else expect(screen.queryByRole('link', { name: 'Confirmar mi correo' })).toBeNull();
});
