import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { courtKeys } from '../../shared/api/keys';
import { aBooking } from '../../testing/builders';
import { serveBookingScreen } from '../../testing/handlers/booking-screen';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T22:30:00-05:00');

const chosen = '/booking/court-1?fecha=2026-11-21&hora=18:00&juego=doubles';
const hours = () => screen.findByRole('radio', { name: /^21:00/ });
const continueButton = () => screen.getByRole('button', { name: 'Continuar al pago' });
const mine = (over: Parameters<typeof aBooking>[0]) =>
  aBooking({
    id: 'mine',
    courtId: 'court-1',
    bookingDate: '2026-11-21T18:00:00',
    timeSlot: '18:00',
    ...over,
  });

describe('the address of the booking screen', () => {
  it('restores day, hour and game type after a reload or on return from the checkout', async () => {
    serveBookingScreen();
    renderApp(chosen);
    await hours();

    expect(screen.getByText('Sábado, 21 de noviembre de 2026')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^18:00/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Dobles/ })).toBeChecked();
    expect(continueButton()).toBeEnabled();
  });

  it("falls back to the venue's current day if it is invalid", async () => {
    serveBookingScreen();
    renderApp('/booking/court-1?fecha=2026-02-31&hora=99:00&juego=polo');
    await hours();

    expect(screen.getByText('Viernes, 20 de noviembre de 2026')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /:00/, checked: true })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Singles/ })).toBeChecked();
    expect(continueButton()).toBeDisabled();
  });

  it('explains why its hour is not chosen if another player has taken it', async () => {
    serveBookingScreen({ hours: { '2026-11-21 18:00': 'booked' } });
    renderApp(chosen);
    await hours();

    expect(screen.getByRole('note')).toHaveTextContent('La hora de las 18:00 ya está ocupada.');
    expect(continueButton()).toBeDisabled();
  });

  it('drops the chosen hour when another player takes it', async () => {
    const world = serveBookingScreen();
    const { queryClient } = renderApp(chosen);
    await hours();
    world.hours['2026-11-21 18:00'] = 'booked';

    await queryClient.invalidateQueries({ queryKey: courtKeys.availability('court-1', '2026-11-21') });

    expect(await screen.findByText(/La hora de las 18:00 ya está ocupada/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Dobles/ })).toBeChecked();
    expect(continueButton()).toBeDisabled();
  });

  it.each([
    [
      'to its checkout while it is not paid',
      { paymentStatus: 'pending' },
      'Completar pago',
      '/checkout/mine',
    ],
    [
      'to Mis Reservas once it is paid',
      { paymentStatus: 'completed' },
      'Ver tu reserva',
      '/my-bookings?reserva=mine',
    ],
  ] as const)("links the player's own hour %s", async (_, over, action, href) => {
    serveBookingScreen({ hours: { '2026-11-21 18:00': 'booked' }, own: [mine(over)] });
    const { container } = renderApp(chosen);

    expect(await screen.findByRole('link', { name: '18:00, tu reserva' })).toHaveAttribute('href', href);
    expect(screen.getByRole('note')).toHaveTextContent('La hora de las 18:00 ya es tuya');
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('a court that cannot be booked', () => {
  it('explains that it is in maintenance and links to the other courts', async () => {
    serveBookingScreen({ court: { status: 'maintenance' } });
    const { container } = renderApp('/booking/court-1');

    expect(await screen.findByText('Esta cancha no está disponible por ahora')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver las canchas' })).toHaveAttribute('href', '/venue/venue-1');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows a message screen if it does not exist', async () => {
    serveBookingScreen();
    server.use(
      http.get('*/api/courts/gone', () => HttpResponse.json({ message: 'No existe.' }, { status: 404 })),
    );
    const { container } = renderApp('/booking/gone');

    expect(await screen.findByRole('heading', { level: 1, name: 'Cancha no encontrada' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('a booking screen that fails to load', () => {
  it('shows the heading and a link back while the court is loading', async () => {
    serveBookingScreen();
    server.use(http.get('*/api/courts/court-1', () => new Promise(() => undefined)));
    const { container } = renderApp('/booking/court-1');

    expect(await screen.findByText('Cargando…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Reservar cancha' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('fetches the court again on "Reintentar"', async () => {
    serveBookingScreen();
    server.use(
      http.get('*/api/courts/court-1', () => HttpResponse.json(null, { status: 503 }), { once: true }),
    );
    const { user, container } = renderApp('/booking/court-1');

    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await hours()).toBeEnabled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('fetches the hours of the day again on "Reintentar"', async () => {
    serveBookingScreen();
    const message = 'Estamos volviendo en un momento.';
    server.use(
      http.get('*/api/courts/court-1/availability', () => HttpResponse.json({ message }, { status: 503 }), {
        once: true,
      }),
    );
    const { user } = renderApp('/booking/court-1?hora=21:00&fecha=2026-11-21');

    expect(await screen.findByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await hours()).toBeChecked();
  });
});
