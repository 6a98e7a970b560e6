import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import type { components } from '../../shared/api/schema';
import { aBooking, aSession } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

type Booking = components['schemas']['BookingBody'];

standAt('2026-11-20T15:00:00-05:00');

const on = (day: string, over: Partial<Booking> = {}) =>
  aBooking({ id: day, bookingDate: `${day}T18:00:00`, startsAt: `${day}T23:00:00.000Z`, ...over });

const serve = (...bookings: Booking[]) =>
  server.use(http.get('*/api/bookings/user/me', () => HttpResponse.json(bookings)));

const section = (name: string) => screen.findByRole('heading', { level: 2, name });
const cardsUnder = async (name: string) => {
  const { parentElement } = await section(name);
  return within(parentElement ?? document.body).getAllByRole('article');
};

describe('the screen "Mis Reservas"', () => {
  it('divides the bookings into upcoming, past and released ones', async () => {
    serve(
      on('2026-11-28', { paymentStatus: 'completed', paidAmount: '16.50' }),
      on('2026-11-21'),
      on('2026-11-12', { status: 'completed', paymentStatus: 'completed', paidAmount: '16.50' }),
      on('2026-11-23', { status: 'cancelled', paymentStatus: 'completed', paidAmount: '16.50' }),
      on('2026-11-18', { status: 'expired' }),
    );
    const { container } = renderApp('/my-bookings');

    const [next, later] = await cardsUnder('Próximas');
    expect(screen.getByRole('heading', { level: 1, name: 'Mis Reservas' })).toBeVisible();
    expect(next).toHaveTextContent('Sábado, 21 de noviembre de 2026');
    expect(next).toHaveTextContent('18:00 a 19:00Cancha 2 · CentralClub Las Lomas · QuitoSingles · $16.50');
    expect(next).toHaveTextContent('Pendiente');
    expect(later).toHaveTextContent('Pagado');
    expect(await cardsUnder('Pasadas')).toHaveLength(1);
    const [cancelled, expired] = await cardsUnder('Canceladas y vencidas');
    expect(cancelled).toHaveTextContent('Cancelada');
    expect(expired).toHaveTextContent('Vencida');
    expect(expired).not.toHaveTextContent('Pendiente');
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['16.50', 'succeeded', 'Reembolsado'],
    ['8.25', 'succeeded', 'Reembolsado en parte $8.25'],
    ['16.50', 'pending', 'Reembolso en camino'],
  ] as const)(
    'shows, with %s of $16.50 refunded (%s), "%s" instead of "Pagado"',
    async (amount, state, label) => {
      serve(
        on('2026-11-21', {
          status: 'cancelled',
          paymentStatus: 'completed',
          paidAmount: '16.50',
          refundedAmount: amount,
          refundStatus: state,
        }),
      );
      renderApp('/my-bookings');

      expect(await screen.findByText(label)).toBeVisible();
      expect(screen.queryByText('Pagado')).not.toBeInTheDocument();
      expect(screen.getByRole('article')).toHaveTextContent('Código K7M-4QX');
      expect(screen.getByRole('link', { name: /^Comprobante/ })).toHaveAttribute(
        'href',
        '/my-bookings?pagada=2026-11-21',
      );
    },
  );

  it('offers to complete the payment of an unpaid booking and shows the deadline', async () => {
    serve(on('2026-11-21', { paymentDueAt: '2026-11-20T20:40:00.000Z' }));
    renderApp('/my-bookings');

    expect(await screen.findByText('Paga hasta las 15:40 (40 min)')).toBeVisible();
    const pay = screen.getByRole('link', { name: /^Completar pago/ });
    expect(pay).toHaveTextContent(/^Completar pago$/);
    expect(pay).toHaveAttribute('href', '/checkout/2026-11-21');
  });

  it('shows how much of a shared booking is paid', async () => {
    serve(on('2026-11-21', { paymentStatus: 'partial', paidAmount: '7.25', totalAmount: '14.50' }));
    renderApp('/my-bookings');

    expect(await screen.findByText('Parcial $7.25 de $14.50')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Completar pago/ })).toBeVisible();
  });

  it.each([
    ['charges_guarantee', 'Si falta algo, se cobra de lo retenido en tu tarjeta.'],
    ['charges_saved_card', 'Si falta algo, se cobra a tu Visa terminada en 4242.'],
    ['expires', 'Si falta algo, la reserva vence y la hora queda libre.'],
  ] as const)('explains what happens at the deadline if it is %s', async (atDeadline, words) => {
    serve(on('2026-11-21', { atDeadline, savedCard: { brand: 'visa', last4: '4242' } }));
    renderApp('/my-bookings');

    expect(await screen.findByText(words, { exact: false })).toBeVisible();
  });

  it.each([
    [{ refundStatus: 'pending', refundedAmount: '8.25' }, 'Reembolso en camino: $8.25'],
    [{ refundStatus: 'succeeded', refundedAmount: '8.25' }, 'Reembolsado $8.25'],
    [{ refundStatus: 'failed', refundedAmount: '8.25' }, 'No se pudo reembolsar $8.25: te contactaremos'],
    [{ refundStatus: 'none' }, 'Sin reembolso'],
    [{ cancelledBy: 'venue' }, 'El complejo canceló esta reserva.'],
    [
      { cancelledBy: 'venue', cancellationReason: 'Se inundó la cancha' },
      'El complejo canceló esta reserva: Se inundó la cancha',
    ],
  ] as const)('shows for a cancelled booking with %j the text "%s"', async (refund, words) => {
    serve(
      on('2026-11-21', { status: 'cancelled', paidAmount: '16.50', paymentStatus: 'completed', ...refund }),
    );
    const { container } = renderApp('/my-bookings');

    expect(await screen.findByText(words)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('explains why a booking has expired and where its payments are', async () => {
    const partly = { paidAmount: '7.26', paymentStatus: 'partial' } as const;
    serve(
      on('2026-11-21', { status: 'expired', ...partly, refundStatus: 'succeeded', refundedAmount: '7.26' }),
    );
    renderApp('/my-bookings');

    expect(await screen.findByText('Terminó el plazo para pagar y la hora quedó libre.')).toBeVisible();
    expect(screen.getByText('Reembolsado $7.26')).toBeVisible();
  });

  it('offers the calendar file of a booking', async () => {
    serve(on('2026-11-21'));
    renderApp('/my-bookings');

    const calendar = await screen.findByRole('link', { name: /^Agregar al calendario/ });
    expect(calendar).toHaveAttribute('href', '/api/bookings/2026-11-21/calendar.ics');
    expect(calendar).toHaveAttribute('download');
  });

  it('shares the link of a shared booking again', async () => {
    const shareUrl = 'https://saque.example/shared-payment/token-1';
    serve(on('2026-11-21', { isShared: true }), on('2026-11-22'));
    server.use(
      http.post('*/api/shared-payment-links', () =>
        HttpResponse.json({ shareUrl, organiserName: null }, { status: 201 }),
      ),
    );
    const { user } = renderApp('/my-bookings');
    const share = await screen.findByRole('button', { name: /^Compartir Link de Pago/ });
    const copy = jest.spyOn(navigator.clipboard, 'writeText');

    await user.click(share);

    expect(await screen.findByText('Link copiado')).toBeInTheDocument();
    expect(copy).toHaveBeenCalledWith(shareUrl);
    const whatsApp = await screen.findByRole('link', { name: /^Enviar por WhatsApp: Cancha 2/ });
    const text = new URL(whatsApp.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toBe(`Paga tu parte de nuestra reserva de tenis, sin registrarte: ${shareUrl}`);
    expect(screen.getAllByRole('link', { name: /^Enviar por WhatsApp/ })).toHaveLength(1);
  });

  it('offers no message without a link, if the payment link cannot be fetched', async () => {
    serve(on('2026-11-21', { isShared: true }));
    server.use(http.post('*/api/shared-payment-links', () => HttpResponse.json({}, { status: 409 })));
    renderApp('/my-bookings');

    await waitFor(async () => expect(await screen.findByRole('article')).not.toHaveTextContent('WhatsApp'));
    expect(screen.getByRole('button', { name: /^Compartir Link de Pago/ })).toBeVisible();
  });

  it('asks for no payment of a paid or cancelled booking', async () => {
    serve(
      on('2026-11-21', { paymentStatus: 'completed', paidAmount: '16.50' }),
      on('2026-11-22', { status: 'cancelled' }),
    );
    renderApp('/my-bookings');

    await section('Canceladas y vencidas');
    expect(screen.queryByRole('link', { name: /^Completar pago/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/Paga hasta/)).not.toBeInTheDocument();
  });

  it('moves the focus to the booking just paid', async () => {
    serve(on('2026-11-21'), on('2026-11-28', { paymentStatus: 'completed', paidAmount: '16.50' }));
    renderApp('/my-bookings?reserva=2026-11-28');

    const [, paid] = await cardsUnder('Próximas');
    await waitFor(() => expect(paid).toHaveFocus());
  });

  it('links a played booking to its court at the same weekday and hour', async () => {
    serve(on('2026-11-12', { status: 'completed', paymentStatus: 'completed', paidAmount: '16.50' }));
    renderApp('/my-bookings');

    expect(await screen.findByRole('link', { name: /^Volver a reservar/ })).toHaveAttribute(
      'href',
      '/booking/court-1?fecha=2026-11-26&hora=18%3A00&juego=singles',
    );
    expect(screen.getByText('No tienes reservas próximas.')).toBeVisible();
  });

  it('invites the player to make a first booking, or to look for those of another device', async () => {
    serve();
    const { container } = renderApp('/my-bookings');

    expect(await screen.findByRole('link', { name: 'Hacer una reserva' })).toHaveAttribute('href', '/');
    const enter = await screen.findByRole('link', { name: 'Entra con tu correo' });
    expect(enter).toHaveAttribute('href', '/mi-cuenta');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('does not ask a signed-in player to sign in', async () => {
    serve();
    const asked = jest.fn(() => HttpResponse.json(aSession({ isGuest: false, emailVerified: true })));
    server.use(http.get('*/api/session', asked));
    renderApp('/my-bookings');

    expect(await screen.findByRole('link', { name: 'Hacer una reserva' })).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await act(async () => undefined);
    expect(screen.queryByRole('link', { name: 'Entra con tu correo' })).toBeNull();
  });

  it('reserves the space of the cards while they are loading', async () => {
    server.use(http.get('*/api/bookings/user/me', () => new Promise(() => undefined)));
    const { container } = renderApp('/my-bookings');

    expect(await screen.findByText('Cargando…')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('fetches the bookings again on "Reintentar"', async () => {
    serve(on('2026-11-21'));
    server.use(
      http.get('*/api/bookings/user/me', () => HttpResponse.json(null, { status: 500 }), { once: true }),
    );
    const { user, container } = renderApp('/my-bookings');

    expect(await screen.findByText('No pudimos cargar tus reservas')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await section('Próximas')).toBeVisible();
  });
});
