import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aBooking } from '../../testing/builders';
import { serveBookingScreen } from '../../testing/handlers/booking-screen';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';
import type { AvailableHour } from '../../shared/model/lengths';

standAt('2026-11-20T10:30:00-05:00');

const prices: Record<number, string> = { 60: '14.50', 90: '21.75', 120: '29.00' };

const startAt = (timeSlot: string, lengths: number[], status: AvailableHour['status'] = 'available') => ({
  timeSlot,
  status,
  tariffType: 'day' as const,
  singlesPrice: '21.75',
  doublesPrice: '43.50',
  durations: lengths.map((minutes) => ({
    minutes,
    singlesPrice: prices[minutes] ?? '',
    doublesPrice: '43.50',
  })),
});

/** A day at a venue with 90 minutes as usual. At 18:00 only an hour is left. */
const day = [
  startAt('16:00', [90, 60, 120]),
  startAt('16:30', [90, 60]),
  startAt('18:00', [60]),
  startAt('19:00', [], 'booked'),
];

function serve(starts: AvailableHour[] = day, own: Parameters<typeof aBooking>[0][] = []) {
  const world = serveBookingScreen({ own: own.map(aBooking) });
  server.use(http.get('*/api/courts/court-1/availability', () => HttpResponse.json(starts)));
  return world;
}

const length = (name: RegExp) =>
  within(screen.getByRole('radiogroup', { name: 'Duración' })).getByRole('radio', { name });
const bar = () => screen.getByRole('region', { name: 'Resumen de tu reserva' });
const tomorrow = '/booking/court-1?fecha=2026-11-21';

describe('the length of play on the booking screen', () => {
  it('is the usual one of the venue until another is chosen, and has the price that is charged', async () => {
    const world = serve();
    const { user, container } = renderApp(tomorrow);
    await user.click(await screen.findByRole('radio', { name: '16:30, día, 21 dólares con 75 centavos' }));

    expect(length(/^1 h 30 min, 21 dólares con 75/)).toBeChecked();
    expect(bar()).toHaveTextContent('$21.75Sábado 21 · 16:30 a 18:00 · día · singles');

    await user.click(length(/^1 h, 14 dólares con 50 centavos/));
    expect(bar()).toHaveTextContent('$14.50Sábado 21 · 16:30 a 17:30 · día · singles');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));

    await waitFor(() =>
      expect(world.attempts.map(({ body }) => body)).toEqual([
        {
          courtId: 'court-1',
          bookingDate: '2026-11-21T16:30:00',
          timeSlot: '16:30',
          gameType: 'singles',
          durationMinutes: 60,
          userId: 'me',
          expectedAmount: '14.50',
        },
      ]),
    );
  });

  it('leaves out the starts at which it does not fit, and says so', async () => {
    serve();
    const { user } = renderApp(tomorrow);
    expect(await screen.findByRole('radio', { name: '18:00, no cabe' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '19:00, ocupado' })).toBeDisabled();

    await user.click(length(/^1 h$/));
    expect(screen.getByRole('radio', { name: /^18:00, día/ })).toBeEnabled();
  });

  it('offers the nearest starts if it does not fit at the one of the address', async () => {
    serve();
    renderApp(`${tomorrow}&hora=18:00&duracion=90`);
    await screen.findByRole('radio', { name: '18:00, no cabe' });

    expect(await within(bar()).findByRole('note')).toHaveTextContent(
      'A las 18:00 no quedan libres 1 h 30 min seguidas. Estas siguen libres:',
    );
    expect(within(bar()).getByRole('button', { name: 'Cambiar a las 16:30, $21.75' })).toBeVisible();
  });

  it('is not asked if the venue has only one', async () => {
    const world = serve([startAt('16:00', [90]), startAt('17:30', [90])]);
    const { user } = renderApp(tomorrow);
    await user.click(await screen.findByRole('radio', { name: /^17:30/ }));

    expect(screen.queryByRole('radiogroup', { name: 'Duración' })).not.toBeInTheDocument();
    expect(bar()).toHaveTextContent('17:30 a 19:00');
    await user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
    await waitFor(() => expect(world.attempts[0]?.body).toMatchObject({ durationMinutes: 90 }));
  });

  it("marks each start within the player's own booking as theirs", async () => {
    const own = { courtId: 'court-1', bookingDate: '2026-11-21T16:00:00', timeSlot: '16:00' };
    const long = { ...own, durationMinutes: 90, paymentStatus: 'pending' as const };
    const taken = ['16:00', '16:30', '17:00', '17:30'].map((slot) => startAt(slot, [], 'booked'));
    serve(taken, [long]);
    renderApp(tomorrow);

    expect(await screen.findByRole('link', { name: '17:00, tu reserva' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /tu reserva$/ })).toHaveLength(3);
    expect(screen.getByRole('radio', { name: '17:30, ocupado' })).toBeDisabled();
  });
});
