import { act, screen } from '@testing-library/react';
import { liveStreamAt } from '../../shared/testing/fake-event-source';
import { serveBookingScreen } from '../../shared/testing/handlers/booking-screen';
import { renderApp } from '../../shared/testing/render-app';
import { standAt } from '../../shared/testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

const news = (timeSlot: string, status: 'booked' | 'available') =>
  act(() => {
    const message = { courtId: 'court-1', date: '2026-11-21', timeSlot, status };
    liveStreamAt('/api/venues/venue-1/events').say(message);
  });

describe('the hours while other players book', () => {
  it('become taken and free on the open screen', async () => {
    const world = serveBookingScreen();
    renderApp('/booking/court-1?fecha=2026-11-21');
    expect(await screen.findByRole('radio', { name: /^07:00/ })).toBeEnabled();

    world.hours['2026-11-21 07:00'] = 'booked';
    news('07:00', 'booked');
    expect(await screen.findByRole('radio', { name: '07:00, ocupado' })).toBeDisabled();

    world.hours['2026-11-21 07:00'] = 'available';
    news('07:00', 'available');
    expect(await screen.findByRole('radio', { name: /^07:00, día/ })).toBeEnabled();
  });

  it('drop the chosen hour with an explanation and keep everything else', async () => {
    const world = serveBookingScreen();
    const { user } = renderApp('/booking/court-1?fecha=2026-11-21&hora=18:00&juego=doubles');
    await screen.findByRole('radio', { name: /^18:00/, checked: true });

    world.hours['2026-11-21 18:00'] = 'booked';
    news('18:00', 'booked');

    expect(await screen.findByText(/La hora de las 18:00 ya está ocupada/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '18:00, ocupado' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Continuar al pago' })).toBeDisabled();
    expect(screen.getByText('Sábado, 21 de noviembre de 2026')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Dobles/ })).toBeChecked();

    await user.click(screen.getByRole('radio', { name: /^19:00/ }));
    expect(screen.getByRole('button', { name: 'Continuar al pago' })).toBeEnabled();
  });
});
