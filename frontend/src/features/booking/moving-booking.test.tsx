import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { aBooking, aCourt } from '../../testing/builders';
import { serveBookingScreen } from '../../testing/handlers/booking-screen';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

const MOVING = '/booking/court-1?fecha=2026-11-21&hora=18:00&juego=singles&cambiar=booking-1';

/** Serves the booking that moves, and collects the requests to move it. */
function serveMoving(over: Parameters<typeof aBooking>[0] = {}, refusal?: { code: string; message: string }) {
  const booking = aBooking({
    id: 'booking-1',
    courtId: 'court-1',
    bookingDate: '2026-11-21T18:00:00',
    timeSlot: '18:00',
    paymentStatus: 'pending',
    paidAmount: '0.00',
    ...over,
  });
  const world = serveBookingScreen({ hours: { '2026-11-21 18:00': 'booked' }, own: [booking] });
  const moves: unknown[] = [];
  server.use(
    http.get('*/api/bookings/booking-1', () => HttpResponse.json(booking)),
    http.post('*/api/bookings/booking-1/move', async ({ request }) => {
      moves.push(await request.json());
      if (refusal) return HttpResponse.json({ statusCode: 409, ...refusal }, { status: 409 });
      return HttpResponse.json({ ...booking, timeSlot: '19:00', bookingDate: '2026-11-21T19:00:00' });
    }),
  );
  return { world, moves };
}

describe('a booking that the player moves', () => {
  it('keeps its hour until another one is confirmed, and then moves in one call', async () => {
    const { world, moves } = serveMoving();
    const { user, container } = renderApp(MOVING);
    expect(await screen.findByText(/Estás cambiando tu reserva del sábado 21 de noviembre/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dejarla como está' })).toHaveAttribute(
      'href',
      '/checkout/booking-1',
    );
    expect(await screen.findByRole('radio', { name: /^18:00/, checked: true })).toBeEnabled();
    expect(await axe(container)).toHaveNoViolations();

    await user.click(screen.getByRole('radio', { name: /^19:00/ }));
    await user.dblClick(screen.getByRole('button', { name: 'Cambiar a esta hora' }));

    expect(await screen.findByRole('heading', { name: 'Confirma tu reserva' })).toBeVisible();
    expect(moves).toEqual([
      {
        courtId: 'court-1',
        bookingDate: '2026-11-21T19:00:00',
        timeSlot: '19:00',
        gameType: 'singles',
        expectedAmount: aCourt().nightSinglesPrice,
      },
    ]);
    expect(world.attempts).toEqual([]);
  });

  it('says why the server refused, and keeps the choice', async () => {
    const message = 'Esta reserva ya tiene un pago, así que su hora ya no se puede cambiar.';
    const { moves } = serveMoving({}, { code: 'move_too_late', message });
    const { user } = renderApp(MOVING);
    await user.click(await screen.findByRole('button', { name: 'Cambiar a esta hora' }));
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
    expect(moves).toHaveLength(1);
  });

  it('says that the hour has another price by now, and moves to it with the next press', async () => {
    const message = 'El precio de esta hora cambió: ahora es $45.00. Tu reserva sigue como estaba.';
    const { moves } = serveMoving({}, { code: 'price_changed', message });
    const { user } = renderApp(MOVING);
    await user.click(await screen.findByRole('radio', { name: /^19:00/ }));
    const hours = screen.getByRole('radiogroup', { name: 'Elige la hora' });
    await user.click(screen.getByRole('button', { name: 'Cambiar a esta hora' }));

    const bar = within(screen.getByRole('region', { name: 'Resumen de tu reserva' }));
    expect(await bar.findByText(message)).toBeVisible();
    expect(within(hours).getByRole('radio', { name: /^19:00/ })).toBeChecked();
    expect(moves).toHaveLength(1);
  });

  it('waits for the booking while the server is away, and makes no second one', async () => {
    serveMoving();
    server.use(
      http.get('*/api/bookings/booking-1', () => new HttpResponse('', { status: 503 }), { once: true }),
      http.head('*/health/live', () => new HttpResponse()),
    );
    const { user } = renderApp(MOVING);
    await user.click(await screen.findByRole('radio', { name: /^19:00/ }));
    expect(screen.getByRole('button', { name: /Continuar al pago|Procesando/ })).toBeDisabled();
    expect(screen.queryByText(/será una reserva nueva/)).not.toBeInTheDocument();

    act(() => void window.dispatchEvent(new Event('online')));

    expect(await screen.findByText(/Estás cambiando tu reserva/)).toBeVisible();
  });

  it('books a new hour, and says so, if the booking can no longer move', async () => {
    serveMoving({ paymentStatus: 'completed', paidAmount: '16.50' });
    renderApp(MOVING);
    expect(
      await screen.findByText(/ya no se puede mover. La hora que elijas aquí será una reserva nueva/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continuar al pago' })).toBeVisible();
  });
});
