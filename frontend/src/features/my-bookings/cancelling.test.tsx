import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { components } from '../../shared/api/schema';
import { expectAccessible } from '../../testing/accessibility';
import { aBooking } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { learnServerTime } from '../../shared/time/server-time';
import { standAt } from '../../testing/venue-clock';

type Booking = components['schemas']['BookingBody'];

standAt('2027-11-20T18:30:00-05:00'); // within 24 hours of the booking, more than 12

const paid = { paymentStatus: 'completed', paidAmount: '16.50' } as const;
const notifications = () => screen.findByRole('region', { name: /Notificaciones/ });

/** The headers of a response at an instant of the server. */
const timeHeaders = (instant: string) => ({
  'X-Server-Time': String(Date.parse(instant)),
  'Cache-Control': 'no-store',
});

/** Lets the device's clock be right again. */
function rightClock(): void {
  const headers = new Headers(timeHeaders(new Date().toISOString()));
  act(() => learnServerTime(headers, Date.now()));
}

/** Simulates a server with one booking that can be cancelled. */
function serveBooking(start: Partial<Booking>, refund: { refundPercentage: number; refundAmount: string }) {
  const world = { booking: aBooking(start), requests: [] as unknown[] };
  server.use(
    http.get('*/api/bookings/user/me', () => HttpResponse.json([world.booking])),
    http.post('*/api/cancellations', async ({ request }) => {
      world.requests.push(await request.json());
      const coming = refund.refundAmount !== '0.00';
      world.booking = {
        ...world.booking,
        status: 'cancelled',
        refundedAmount: refund.refundAmount,
        refundStatus: coming ? 'pending' : 'none',
      };
      return HttpResponse.json({ ...refund, booking: world.booking }, { status: 201 });
    }),
  );
  return world;
}

function refuseCancellation(status: number, code: string, message: string, headers = {}) {
  const refusal = () =>
    HttpResponse.json<JsonBodyType>({ statusCode: status, code, message }, { status, headers });
  server.use(http.post('*/api/cancellations', refusal, { once: true }));
}

async function openDialog() {
  const page = renderApp('/my-bookings');
  await page.user.click(await screen.findByRole('button', { name: /^Cancelar reserva: Cancha 2/ }));
  const dialog = await screen.findByRole('alertdialog');
  const press = (name: string) => page.user.click(within(dialog).getByRole('button', { name }));
  return { ...page, dialog, press };
}

describe('cancelling a booking in "Mis Reservas"', () => {
  it('shows the current refund first, and then the timetable of refunds', async () => {
    serveBooking(paid, { refundPercentage: 50, refundAmount: '8.25' });
    const { dialog } = await openDialog();

    expect(dialog).toHaveAccessibleName('¿Cancelar la reserva del domingo 21 a las 18:00?');
    expect(dialog).toHaveTextContent('Si cancelas ahora, recibes$8.25El 50% de los $16.50 pagados.');
    const lines = within(dialog).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Antes del sábado 20 a las 18:00100% · $16.50',
      'AhoraHasta el domingo 21 a las 06:0050% · $8.25',
      'DespuésSin reembolso',
    ]);
    expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    expect(within(dialog).getByRole('button', { name: 'Volver' })).toHaveFocus();
    expect(within(dialog).getByRole('textbox', { name: 'Motivo (opcional)' })).toHaveAttribute('rows', '3');
    await expectAccessible(dialog);
  });

  it('says what the guarantee pays before the refund, and sends the percentage that was shown', async () => {
    const held = { isGuaranteed: true, atDeadline: 'charges_guarantee' } as const;
    const part = { paymentStatus: 'partial', paidAmount: '4.13' } as const;
    const refund = { refundPercentage: 50, refundAmount: '8.25' };
    const { requests } = serveBooking({ ...held, ...part }, refund);
    const { dialog, press } = await openDialog();

    expect(dialog).toHaveTextContent('recibes$8.25El 50% de los $16.50 de la reserva.');
    expect(dialog).toHaveTextContent(
      'Faltan $12.37 por pagar: al cancelar se cobran de lo retenido en tu tarjeta',
    );
    await press('Cancelar reserva');
    await waitFor(() => expect(requests).toEqual([expect.objectContaining({ expectedPercentage: 50 })]));
  });

  it('shows the amount that the venue has already refunded', async () => {
    const returned = { refundedAmount: '5.00', refundStatus: 'succeeded' } as const;
    serveBooking({ ...paid, ...returned }, { refundPercentage: 50, refundAmount: '8.25' });
    const { dialog } = await openDialog();
    expect(dialog).toHaveTextContent('El complejo ya te devolvió $5.00: es parte de este monto.');
  });

  it('sends the reason, closes the dialog, refreshes the list and shows the refunded percentage', async () => {
    const { requests } = serveBooking(paid, { refundPercentage: 50, refundAmount: '8.25' });
    const { user, dialog, press } = await openDialog();
    await user.type(within(dialog).getByRole('textbox', { name: 'Motivo (opcional)' }), ' Llueve ');

    await press('Cancelar reserva');

    const toasts = await notifications();
    expect(await within(toasts).findByText('Reserva cancelada')).toBeInTheDocument();
    expect(within(toasts).getByText('Se reembolsará 50% del monto pagado.')).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Cancelada');
    expect(card).toHaveTextContent('Reembolso en camino: $8.25');
    await waitFor(() => expect(card).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Cancelar reserva/ })).not.toBeInTheDocument();
    expect(requests).toEqual([
      { bookingId: 'booking-1', userId: 'me', cancellationReason: 'Llueve', expectedPercentage: 50 },
    ]);
  });

  it.each([
    ['two hours slow', -120],
    ['two hours fast', 120],
    ['70 minutes fast', 70],
  ])('promises what the server gives on a phone that is %s', async (_how, minutes) => {
    // A second before the first limit, and a second after it.
    for (const [time, amount] of [
      ['2027-11-20T17:59:59-05:00', '$16.50'],
      ['2027-11-20T18:00:01-05:00', '$8.25'],
    ] as const) {
      serveBooking(paid, { refundPercentage: 50, refundAmount: '8.25' });
      jest.setSystemTime(Date.parse(time) + minutes * 60_000);
      const headers = timeHeaders(time);
      server.use(http.get('*/api/bookings/user/me', () => HttpResponse.json([aBooking(paid)], { headers })));
      const { dialog, unmount } = await openDialog();
      expect(dialog).toHaveTextContent(`Si cancelas ahora, recibes${amount}`);
      unmount();
    }
    rightClock();
  });

  it('asks again with the refund of now if it is not the one that was shown', async () => {
    const { requests } = serveBooking(paid, { refundPercentage: 50, refundAmount: '8.25' });
    const sentence = 'El reembolso cambió: si cancelas ahora, recibes $8.25 (50%). No cancelamos nada.';
    jest.setSystemTime(Date.parse('2027-11-20T17:55:00-05:00')); // the device is five minutes slow
    refuseCancellation(409, 'terms_changed', sentence, timeHeaders('2027-11-20T18:00:00-05:00'));
    const { dialog, press } = await openDialog();
    expect(dialog).toHaveTextContent('Si cancelas ahora, recibes$16.50');

    await press('Cancelar reserva');
    expect(await within(dialog).findByText(sentence)).toBeVisible();
    expect(dialog).toHaveTextContent('Si cancelas ahora, recibes$8.25');
    await press('Cancelar reserva');

    expect(await within(await notifications()).findByText('Reserva cancelada')).toBeInTheDocument();
    expect(requests).toEqual([expect.objectContaining({ expectedPercentage: 50 })]);
    rightClock();
  });

  it('sends one request on a double click', async () => {
    const { requests } = serveBooking(paid, { refundPercentage: 50, refundAmount: '8.25' });
    const { user, dialog } = await openDialog();

    await user.dblClick(within(dialog).getByRole('button', { name: 'Cancelar reserva' }));

    expect(await within(await notifications()).findByText('Reserva cancelada')).toBeInTheDocument();
    expect(requests).toHaveLength(1);
  });

  it('does not mention refunds if nothing is paid', async () => {
    serveBooking({}, { refundPercentage: 100, refundAmount: '0.00' });
    const { dialog, press } = await openDialog();
    expect(dialog).toHaveTextContent('Todavía no se ha pagado nada, así que no hay nada que devolver.');
    expect(within(dialog).queryByRole('list')).not.toBeInTheDocument();

    await press('Cancelar reserva');

    expect(
      await within(await notifications()).findByText('Reserva cancelada exitosamente.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('article')).not.toHaveTextContent(/reembols/i);
  });

  it('says that the guarantee is released and that refunds go to each payer', async () => {
    const partly = { paymentStatus: 'partial', paidAmount: '8.25', isShared: true } as const;
    serveBooking(
      { ...partly, atDeadline: 'charges_guarantee' },
      { refundPercentage: 50, refundAmount: '4.13' },
    );
    const shareUrl = 'https://saque.example/shared-payment/token-1';
    server.use(
      http.post('*/api/shared-payment-links', () => HttpResponse.json({ shareUrl }, { status: 201 })),
    );
    const { dialog } = await openDialog();

    expect(dialog).toHaveTextContent('$4.13El 50% de los $8.25 pagados. Cada quien recibe lo suyo');
    // A place may have been paid with cash at the desk.
    expect(dialog).not.toHaveTextContent('a la tarjeta');
    expect(dialog).toHaveTextContent('Lo retenido en tu tarjeta como garantía se libera.');
  });

  it.each([
    [409, 'booking_already_started', 'Tu reserva ya empezó.'],
    [409, 'booking_not_active', 'Esta reserva ya no está activa.'],
    [503, 'unavailable', 'Estamos volviendo. Inténtalo en un momento.'],
  ])('keeps the dialog open with the reason after a refusal with %d %s', async (status, code, message) => {
    const world = serveBooking(paid, { refundPercentage: 50, refundAmount: '8.25' });
    const { user, dialog, press } = await openDialog();
    await user.type(within(dialog).getByRole('textbox', { name: 'Motivo (opcional)' }), 'Llueve');
    refuseCancellation(status, code, message);

    await press('Cancelar reserva');

    expect(await screen.findByText('Error al cancelar')).toBeInTheDocument();
    expect(within(dialog).getByRole('alert')).toHaveTextContent(message);
    expect(within(dialog).getByRole('textbox', { name: 'Motivo (opcional)' })).toHaveValue('Llueve');
    expect(world.requests).toEqual([]);
    await expectAccessible(dialog);
  });

  it('cancels nothing if the player chooses "Volver"', async () => {
    const { requests } = serveBooking(paid, { refundPercentage: 50, refundAmount: '8.25' });
    const { press, dialog } = await openDialog();

    await press('Volver');

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(requests).toEqual([]);
    expect(screen.getByRole('button', { name: /^Cancelar reserva/ })).toHaveFocus();
  });
});

describe('the button to cancel a booking', () => {
  it.each([
    ['has begun', { startsAt: '2027-11-20T23:00:00.000Z' }],
    ['was cancelled', { status: 'cancelled' }],
    ['has expired', { status: 'expired' }],
    ['was played', { status: 'completed' }],
  ] as const)('is missing if the booking %s', async (_when, over) => {
    serveBooking({ ...paid, ...over }, { refundPercentage: 0, refundAmount: '0.00' });
    renderApp('/my-bookings');

    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancelar reserva/ })).not.toBeInTheDocument();
  });
});

describe('cancelling a booking less than 12 hours before it begins', () => {
  standAt('2027-11-21T10:00:00-05:00');

  it('says that the time for a refund is over, and marks no line as good news', async () => {
    serveBooking(paid, { refundPercentage: 0, refundAmount: '0.00' });
    const { dialog } = await openDialog();

    expect(dialog).toHaveTextContent(
      'Si cancelas ahora, recibes$0.00Ya no hay reembolso: faltan menos de 12 horas.',
    );
    expect(within(dialog).queryByRole('list')).not.toBeInTheDocument();
  });

  it.each([
    ['of its own terms', [{ hours: 48, inclusive: false }], 'faltan 48 horas o menos.'],
    ['if it was made too late for a refund', [], 'falta poco para jugar.'],
  ])('names the notice %s', async (_which, steps, words) => {
    const refundPolicy = steps.map(({ hours, inclusive }) => ({
      until: new Date(Date.parse('2027-11-21T23:00:00Z') - hours * 3_600_000).toISOString(),
      inclusive,
      localUntil: '2027-11-19T18:00:00',
      percentage: 100,
      amount: '16.50',
    }));
    serveBooking({ ...paid, refundPolicy }, { refundPercentage: 0, refundAmount: '0.00' });
    const { dialog } = await openDialog();

    expect(dialog).toHaveTextContent(`Ya no hay reembolso: ${words}`);
  });
});
