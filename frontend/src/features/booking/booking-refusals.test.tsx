import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { delay, http, HttpResponse } from 'msw';
import { refuseBookings, serveBookingScreen } from '../../testing/handlers/booking-screen';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

const chosen = '/booking/court-1?fecha=2026-11-21&hora=18:00&juego=doubles';
const openChosen = async () => {
  const page = renderApp(chosen);
  await screen.findByRole('radio', { name: /^18:00/, checked: true });
  return page;
};
const continueButton = () => screen.getByRole('button', { name: 'Continuar al pago' });

/** Waits, so that the notification can be announced meanwhile. */
const expectAccessible = (container: Element) =>
  waitFor(async () => expect(await axe(container)).toHaveNoViolations());

const slotTaken = {
  status: 409,
  code: 'slot_taken',
  message: 'Ese horario acaba de ser reservado. Elige otro, por favor.',
};

afterEach(() => void window.dispatchEvent(new Event('online')));

describe('a booking that the server refuses', () => {
  it('clears only the hour if another player was faster', async () => {
    const world = serveBookingScreen();
    const { user, container } = await openChosen();
    world.hours['2026-11-21 18:00'] = 'booked';
    refuseBookings(slotTaken);

    await user.click(continueButton());

    expect(await screen.findByText('Error al crear reserva')).toBeVisible();
    expect(screen.getByText(slotTaken.message)).toBeVisible();
    expect(await screen.findByRole('radio', { name: '18:00, ocupado' })).toBeDisabled();
    expect(screen.getByText(/La hora de las 18:00 ya está ocupada/)).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: 'Elige la hora' })).toHaveFocus();
    expect(screen.getByText('Sábado, 21 de noviembre de 2026')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Dobles/ })).toBeChecked();
    expect(continueButton()).toBeDisabled();
    await expectAccessible(container);

    const bar = within(screen.getByRole('region', { name: 'Resumen de tu reserva' }));
    expect(bar.getByRole('note')).toHaveTextContent(/^La hora de las 18:00 ya está ocupada/);

    await user.click(bar.getByRole('button', { name: /^Cambiar a las 19:00/ }));
    await user.click(continueButton());
    await waitFor(() => expect(world.attempts.map(({ body }) => body.timeSlot)).toEqual(['19:00']));
  });

  it('keeps everything if the response is lost, and asks with the same key what became of it', async () => {
    const world = serveBookingScreen();
    const keys: (string | null)[] = [];
    server.use(
      http.post(
        '*/api/bookings',
        ({ request }) => {
          keys.push(request.headers.get('idempotency-key'));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { user } = await openChosen();

    await user.click(continueButton());
    expect(await screen.findByText('No sabemos si se guardó. Lo comprobamos…')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^18:00/ })).toBeChecked();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();

    await waitFor(() => expect(world.attempts).toHaveLength(1), { timeout: 5000 });
    expect(world.attempts.map(({ key }) => key)).toEqual(keys);
  });

  it('reports at once that the browser is offline', async () => {
    serveBookingScreen();
    server.use(http.post('*/api/bookings', () => HttpResponse.error()));
    const { user } = await openChosen();
    window.dispatchEvent(new Event('offline'));

    await user.click(continueButton());

    expect(await screen.findByText('Error al crear reserva')).toBeVisible();
    expect(continueButton()).toBeEnabled();
  });

  it('links to the unpaid bookings if there are too many', async () => {
    serveBookingScreen();
    const message = 'Ya tienes 4 horas apartadas sin pagar. Paga o suelta alguna y vuelve a intentarlo.';
    refuseBookings({ status: 429, code: 'too_many_unpaid', message });
    const { user, container } = await openChosen();

    await user.click(continueButton());

    expect(await screen.findByText('Error al crear reserva')).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'Ver mis reservas' })).toHaveAttribute('href', '/my-bookings');
    expect(screen.getByRole('radio', { name: /^18:00/ })).toBeChecked();
    await expectAccessible(container);
  });

  it('leads to the sign-in and keeps the choice if others on the same connection have not paid yet', async () => {
    const world = serveBookingScreen();
    const message =
      'Desde esta conexión ya hay 8 reservas sin pagar. Entra con tu correo y reserva sin esperar a las demás personas.';
    refuseBookings({ status: 429, code: 'too_many_unpaid_here', message });
    const { user, container } = await openChosen();

    await user.click(continueButton());

    expect(await screen.findByRole('note')).toHaveTextContent(message);
    expect(screen.getByRole('note')).toHaveTextContent(/lo que elegiste sigue aquí/);
    expect(screen.getByRole('link', { name: 'Entrar con mi correo' })).toHaveAttribute('href', '/mi-cuenta');
    expect(screen.getByRole('radio', { name: /^18:00/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Dobles/ })).toBeChecked();
    await expectAccessible(container);

    await user.click(continueButton());
    await waitFor(() => expect(world.attempts.map(({ body }) => body.timeSlot)).toEqual(['18:00']));
  });

  it.each([
    ['not_offered', 'Ese horario ya no se ofrece.', /Ya ves los horarios de ahora: elige otro/],
    ['too_soon', 'Este complejo pide reservar con 2 horas de anticipación.', /Elige una hora más tarde/],
  ])('drops an hour that is refused with %s, and says how to go on', async (code, message, wayOn) => {
    const world = serveBookingScreen();
    refuseBookings({ status: 409, code, message });
    const { user } = await openChosen();

    await user.click(continueButton());

    expect(await screen.findByRole('note')).toHaveTextContent(message);
    expect(screen.getByRole('note')).toHaveTextContent(wayOn);
    expect(screen.getByRole('radio', { name: /^18:00/ })).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^20:00/ }));
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    await user.click(continueButton());
    await waitFor(() => expect(world.attempts.map(({ body }) => body.timeSlot)).toEqual(['20:00']));
  });

  it('keeps the choice and shows the prices of now if the rules of the venue have changed', async () => {
    const world = serveBookingScreen();
    const message = 'El complejo cambió sus precios mientras elegías.';
    refuseBookings({ status: 409, code: 'rules_changed', message });
    const { user } = await openChosen();
    const before = world.attempts.length;
    world.hours['2026-11-21 07:00'] = 'booked';

    await user.click(continueButton());

    expect(await screen.findByRole('note')).toHaveTextContent(/Ya ves los precios de ahora/);
    expect(await screen.findByRole('radio', { name: '07:00, ocupado' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^18:00/ })).toBeChecked();
    await user.click(continueButton());
    await waitFor(() => expect(world.attempts).toHaveLength(before + 1));
  });

  it('links to Mis Reservas if the player has as many bookings as the venue allows', async () => {
    serveBookingScreen();
    const message = 'Ya tienes 2 reservas por jugar en este complejo, y es el máximo.';
    refuseBookings({ status: 409, code: 'too_many_active', message });
    const { user } = await openChosen();

    await user.click(continueButton());

    expect(await screen.findByRole('note')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'Ver mis reservas' })).toHaveAttribute('href', '/my-bookings');
    expect(screen.getByRole('radio', { name: /^18:00/ })).toBeChecked();
  });

  it('explains that the court is in maintenance now', async () => {
    serveBookingScreen();
    refuseBookings({
      status: 409,
      code: 'court_unavailable',
      message: 'Esta cancha no está disponible por ahora.',
    });
    const { user } = await openChosen();
    serveBookingScreen({ court: { status: 'maintenance' } });
    refuseBookings({
      status: 409,
      code: 'court_unavailable',
      message: 'Esta cancha no está disponible por ahora.',
    });

    await user.click(continueButton());

    expect(await screen.findByRole('link', { name: 'Ver las canchas' })).toHaveAttribute(
      'href',
      '/venue/venue-1',
    );
  });

  it('is sent once on a double click and shows progress', async () => {
    serveBookingScreen();
    let calls = 0;
    server.use(
      http.post('*/api/bookings', async () => {
        calls += 1;
        await delay('infinite');
      }),
    );
    await openChosen();

    const button = continueButton();
    act(() => {
      button.click();
      button.click();
    });

    expect(await screen.findByRole('button', { name: /Procesando\.\.\./ })).toBeDisabled();
    expect(calls).toBe(1);
  });
});
