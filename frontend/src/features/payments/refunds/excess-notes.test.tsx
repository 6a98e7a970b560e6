import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../../testing/accessibility';
import { aBooking } from '../../../testing/builders';
import { serveSharedLink } from '../../../testing/handlers/shared-link';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import type { ExcessPayment } from './excess-query';

const excess = (over: Partial<ExcessPayment> = {}): ExcessPayment => ({
  id: 'payment-1',
  bookingId: 'booking-1',
  amount: '7.25',
  chargedAt: '2026-11-20T20:00:00.000Z',
  reason: 'not_accepted',
  refundStatus: 'requested',
  bookingDate: '2027-11-21T18:00:00',
  timeSlot: '18:00',
  venueName: 'Club Las Lomas',
  ...over,
});

const serve = (...payments: ExcessPayment[]) =>
  server.use(http.get('*/api/payments/excess', () => HttpResponse.json(payments)));
const serveBookings = (...bookings: ReturnType<typeof aBooking>[]) =>
  server.use(http.get('*/api/bookings/user/me', () => HttpResponse.json(bookings)));

describe('a payment that the booking did not accept', () => {
  it.each([
    ['requested', 'Te devolvemos un cobro de $7.25', /Ya pedimos el reembolso completo/],
    ['sent', 'Te devolvemos un cobro de $7.25', /ya va en camino a la misma tarjeta/],
    ['succeeded', 'Te devolvimos un cobro de $7.25', /Ya lo devolvimos completo a la misma tarjeta/],
    ['failed', 'No pudimos devolverte un cobro de $7.25', /te contactaremos/],
  ] as const)('is shown on the card of the booking while its refund is %s', async (status, title, hint) => {
    serve(excess({ refundStatus: status }));
    serveBookings(
      aBooking({ status: 'cancelled' }),
      aBooking({ id: 'booking-2', status: 'cancelled', timeSlot: '20:00' }),
    );
    const { container } = renderApp('/my-bookings');

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
    const [card, ...others] = screen
      .getAllByRole('article')
      .filter(({ textContent }) => textContent.includes(title));
    expect([card?.textContent.includes('18:00 a 19:00'), others]).toEqual([true, []]);
    expect(screen.queryByText(/Partido en/)).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('is shown above the list to a friend who has no booking, with the match', async () => {
    serve(excess());
    serveBookings();
    const { container } = renderApp('/my-bookings');

    expect(await screen.findByText('Te devolvemos un cobro de $7.25')).toBeVisible();
    expect(
      screen.getByText(/^Partido en Club Las Lomas, domingo 21 de noviembre a las 18:00\./),
    ).toBeVisible();
    expect(screen.getByText('Aún no tienes reservas')).toBeVisible();
    await expectAccessible(container);
  });

  it('is shown on the page of its payment link, and not on the page of another one', async () => {
    serve(excess(), excess({ id: 'payment-2', bookingId: 'other', amount: '9.00' }));
    serveSharedLink({ link: { status: 'complete', currentParticipants: 4 } });
    renderApp('/shared-payment/token-1');

    expect(await screen.findByText('Te devolvemos un cobro de $7.25')).toBeVisible();
    expect(screen.queryByText('Te devolvemos un cobro de $9.00')).not.toBeInTheDocument();
  });

  it('is never called uncharged on the page of a listed game that its payer has left', async () => {
    serve(excess({ reason: 'left' }));
    serveSharedLink({
      link: { access: 'public', openPlaces: 0, status: 'complete', currentParticipants: 1 },
    });
    renderApp('/shared-payment/token-1');

    expect(await screen.findByText('Te devolvemos un cobro de $7.25')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Este partido ya no busca jugadores' })).toBeVisible();
    expect(screen.queryByText(/No se te cobró nada/)).not.toBeInTheDocument();
  });

  it('is shown on the checkout of a booking that is closed', async () => {
    serve(excess({ refundStatus: 'succeeded' }));
    server.use(
      http.get('*/api/bookings/booking-1', () => HttpResponse.json(aBooking({ status: 'cancelled' }))),
      http.get('*/api/config', () => HttpResponse.json({ stripePublishableKey: 'pk', sandbox: true })),
    );
    renderApp('/checkout/booking-1');

    expect(await screen.findByText('Te devolvimos un cobro de $7.25')).toBeVisible();
  });
});
