import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aBooking, aCourt, aQuote } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { serveCheckout } from '../../testing/handlers/checkout-screen';
import { aHit, aSearchPage } from '../../testing/search';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

const hour = /^Reservar en Club Las Lomas, Cancha 1, hoy a las 18:00/;

/** Serves one venue whose hours are named anew for each call. */
function serveHours(...answers: Record<string, string>[]): string[] {
  const asked: string[] = [];
  server.use(
    http.get('/api/search', ({ request }) => {
      asked.push(new URL(request.url).search);
      const prices = answers[Math.min(asked.length, answers.length) - 1] ?? {};
      return HttpResponse.json(aSearchPage(Object.keys(prices).length > 0 ? [aHit(prices)] : []));
    }),
    http.get('/api/session', () => HttpResponse.json({ userId: 'guest-1', isGuest: true })),
    http.get('/api/courts/court-1', () => HttpResponse.json(aCourt({ surface: 'clay' }))),
    http.get('/api/courts/court-1/quote', () => HttpResponse.json(aQuote())),
  );
  return asked;
}

/** Lets the browser find the player, or refuse it. */
function locate(answer: 'here' | 'denied' | 'unknown'): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    const code = answer === 'denied' ? 1 : 2;
    if (answer === 'here')
      found({ coords: { latitude: -2.170_998, longitude: -79.922_359 } } as GeolocationPosition);
    else failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

/** Taps the hour and presses the button that books. */
async function bookHour({ user }: Pick<ReturnType<typeof renderApp>, 'user'>): Promise<void> {
  await user.click(await screen.findByRole('link', { name: hour }));
  await user.dblClick(await screen.findByRole('button', { name: 'Reservar y pagar $16.50' }));
}

describe('a tap on a free hour', () => {
  test('shows what it would be, and books nothing', async () => {
    serveHours({ '18:00': '16.50' });
    const booked: unknown[] = [];
    server.use(
      http.get('/api/courts/court-1/quote', () =>
        HttpResponse.json(aQuote({ savedCard: { brand: 'visa', last4: '4242' } })),
      ),
      http.post('/api/bookings', () => {
        booked.push('booking');
        return HttpResponse.json(aBooking(), { status: 201 });
      }),
    );
    const { user, container } = renderApp('/buscar');
    const tapped = await screen.findByRole('link', { name: hour });
    await user.dblClick(tapped);
    const sheet = await screen.findByRole('dialog', { name: 'Club Las Lomas' });
    expect(
      await within(sheet).findByText(/^Cancha 1 · Arcilla · Singles · hoy, de 18:00 a 19:00$/),
    ).toBeVisible();
    expect(await within(sheet).findByText('Sin reembolso: falta poco para jugar.')).toBeVisible();
    expect(within(sheet).getByText(/^Si no pagas antes de las 11:30, se cobra a tu .*4242\.$/)).toBeVisible();
    await expectAccessible(container);
    await user.click(within(sheet).getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(tapped).toHaveFocus());
    expect(booked).toEqual([]);
  });

  test('leads to the booking instead if the player has it already', async () => {
    serveHours({ '18:00': '16.50' });
    const own = {
      bookingId: 'booking-1',
      courtId: 'court-1',
      venueId: 'venue-1',
      venueName: 'Club Las Lomas',
      courtNumber: 1,
      timeSlot: '18:00',
      isPaid: false,
    };
    server.use(
      http.get('/api/courts/court-1/quote', () =>
        HttpResponse.json(aQuote({ overlapping: [{ ...own, bookingId: 'other', courtId: 'court-2' }, own] })),
      ),
    );
    const { user } = renderApp('/buscar');
    await user.click(await screen.findByRole('link', { name: hour }));
    expect(await screen.findByText('Ya la tienes: es tu reserva.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mi reserva' })).toHaveAttribute(
      'href',
      '/checkout/booking-1',
    );
    expect(screen.queryByRole('button', { name: /^Reservar y pagar/ })).toBeNull();
  });

  test('asks to move another booking of the same time', async () => {
    serveHours({ '18:00': '16.50' });
    const own = {
      bookingId: 'booking-1',
      courtId: 'court-2',
      venueId: 'venue-1',
      venueName: 'Club Las Lomas',
      courtNumber: 2,
      timeSlot: '17:30',
      isPaid: false,
    };
    server.use(
      http.get('/api/courts/court-1/quote', () => HttpResponse.json(aQuote({ overlapping: [own] }))),
    );
    const { user } = renderApp('/buscar');
    await user.click(await screen.findByRole('link', { name: hour }));
    expect(
      await screen.findByText(/^A esa hora ya tienes Cancha 2 en Club Las Lomas, a las 17:30\.$/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cambiarla por esta' }).getAttribute('href')).toContain(
      'cambiar=booking-1',
    );
  });

  test('says that the price is another one by now', async () => {
    serveHours({ '18:00': '16.50' });
    server.use(
      http.get('/api/courts/court-1/quote', () => HttpResponse.json(aQuote({ totalAmount: '18.00' }))),
    );
    const { user } = renderApp('/buscar');
    await user.click(await screen.findByRole('link', { name: hour }));
    expect(await screen.findByText('El precio acaba de cambiar: antes era $16.50.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reservar y pagar $18.00' })).toBeEnabled();
  });
});

describe('the button that books a tapped hour', () => {
  test('books it and opens its checkout', async () => {
    const checkout = serveCheckout();
    serveHours({ '18:00': '16.50' });
    let body: unknown;
    server.use(
      http.post('/api/bookings', async ({ request }) => {
        body = await request.json();
        return HttpResponse.json(aBooking(), { status: 201 });
      }),
    );
    const { user } = renderApp('/buscar?juego=doubles');

    await bookHour({ user });
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirma tu reserva' })).toBeVisible();
    expect(body).toEqual({
      courtId: 'court-1',
      bookingDate: '2026-11-20T18:00:00',
      timeSlot: '18:00',
      durationMinutes: 60,
      gameType: 'doubles',
      userId: 'me',
      expectedAmount: '16.50',
    });
    await waitFor(() => expect(checkout.intentRequests).toHaveLength(1));
  });

  test('names no others to choose from if the hour was the last one', async () => {
    serveHours({ '18:00': '16.50' }, {});
    const refusal = { code: 'slot_taken', message: 'Alguien reservó esta hora hace un momento.' };
    server.use(http.post('/api/bookings', () => HttpResponse.json(refusal, { status: 409 })));
    const { user } = renderApp('/buscar');

    await bookHour({ user });
    expect(await screen.findByText('No encontramos horas libres')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Alguien reservó esta hora hace un momento\.$/);
  });

  test('says kindly that another player has it by now, and shows the others', async () => {
    serveHours({ '18:00': '16.50', '19:00': '16.50' }, { '19:00': '16.50' });
    const refusal = { code: 'slot_taken', message: 'Alguien reservó esta hora hace un momento.' };
    server.use(http.post('/api/bookings', () => HttpResponse.json(refusal, { status: 409 })));
    const { user } = renderApp('/buscar');

    await bookHour({ user });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(
      'Alguien reservó esta hora hace un momento. Elige otra de las que ves ahora.',
    );
    expect(notice).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('link', { name: hour })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: /a las 19:00/ })).toBeVisible();
  });

  test('leads to the unpaid bookings of a player who has too many', async () => {
    serveHours({ '18:00': '16.50' });
    const refusal = { code: 'too_many_unpaid', message: 'Tienes demasiadas reservas sin pagar.' };
    server.use(http.post('/api/bookings', () => HttpResponse.json(refusal, { status: 409 })));
    const { user } = renderApp('/buscar');

    await bookHour({ user });
    expect(await screen.findByRole('link', { name: 'Ver mis reservas' })).toHaveAttribute(
      'href',
      '/my-bookings',
    );
  });
});

describe('the button "Cerca de mí"', () => {
  test('asks for the nearest venues, and the address does not reveal where the player is', async () => {
    const asked = serveHours({ '18:00': '16.50' });
    locate('here');
    const { user } = renderApp('/buscar');

    const near = await screen.findByRole('button', { name: 'Cerca de mí', pressed: false });
    await user.click(near);
    await waitFor(() => expect(asked.at(-1)).toContain('near=-2.171%2C-79.922'));
    await waitFor(() => expect(near).toHaveAttribute('aria-pressed', 'true'));

    await user.click(near);
    await waitFor(() => expect(near).toHaveAttribute('aria-pressed', 'false'));
  });

  test.each([
    ['denied', /^El navegador no nos deja ver tu ubicación/],
    ['unknown', /^No pudimos saber dónde estás/],
  ] as const)('explains what to do if the place is %s', async (answer, sentence) => {
    serveHours({ '18:00': '16.50' });
    locate(answer);
    const { user } = renderApp('/buscar');

    await user.click(await screen.findByRole('button', { name: 'Cerca de mí' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await screen.findByRole('link', { name: hour })).toBeVisible();
  });
});
