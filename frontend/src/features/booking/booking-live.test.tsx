import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { aVenueDay } from '../../testing/builders';
import { liveStreamAt } from '../../testing/fake-event-source';
import { serveBookingScreen } from '../../testing/handlers/booking-screen';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

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

  it('offer the nearest hours and other courts in the bar that is always in view', async () => {
    const world = serveBookingScreen({ hours: { '2026-11-21 17:00': 'booked' } });
    const others = { 'court-1': {}, 'court-2': { '18:00': 'booked' }, 'court-3': {} } as const;
    server.use(http.get('/api/venues/venue-1/day', () => HttpResponse.json(aVenueDay(others))));
    const { user, container } = renderApp('/booking/court-1?fecha=2026-11-21&hora=18:00&juego=doubles');
    await screen.findByRole('radio', { name: /^18:00/, checked: true });

    world.hours['2026-11-21 18:00'] = 'booked';
    news('18:00', 'booked');

    const bar = within(screen.getByRole('region', { name: 'Resumen de tu reserva' }));
    const notice = await bar.findByRole('note');
    expect(notice).toHaveTextContent('La hora de las 18:00 ya está ocupada. Estas siguen libres:');
    expect(notice.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(await bar.findByRole('link', { name: 'Reservar Cancha 3 a las 18:00, $33.00' })).toHaveAttribute(
      'href',
      '/booking/court-3?fecha=2026-11-21&hora=18%3A00&juego=doubles',
    );
    expect(bar.queryByRole('link', { name: /Cancha [12]/ })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();

    await user.click(bar.getByRole('button', { name: 'Cambiar a las 19:00, $33.00' }));
    expect(screen.getByRole('radio', { name: /^19:00/ })).toBeChecked();
    expect(bar.queryByRole('note')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continuar al pago' })).toBeEnabled();
  });
});
