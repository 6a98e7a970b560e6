import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { serveBookingScreen } from '../../testing/handlers/booking-screen';
import { renderApp } from '../../testing/render-app';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

const open = async (address = '/booking/court-1') => {
  const page = renderApp(address);
  await screen.findByRole('radio', { name: /^21:00/ });
  return page;
};
const hour = (name: string | RegExp) => screen.getByRole('radio', { name });
const summary = () => screen.getByRole('region', { name: 'Resumen de tu reserva' });
const continueButton = () => screen.getByRole('button', { name: 'Continuar al pago' });

describe('the booking screen', () => {
  it('shows the court and starts with singles, today and no hour', async () => {
    serveBookingScreen();
    const { container } = await open();

    expect(screen.getByRole('heading', { level: 1, name: 'Cancha 1 · Central' })).toBeVisible();
    expect(document.title).toBe('Reservar Cancha 1 · Saque');
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Club Las Lomas' })).toHaveAttribute('href', '/venue/venue-1');
    expect(screen.getByRole('radio', { name: /Singles/ })).toBeChecked();
    expect(screen.getByText('Viernes, 20 de noviembre de 2026')).toBeVisible();
    expect(
      screen
        .getAllByRole('columnheader')
        .map((header) => header.textContent?.charAt(0))
        .join(''),
    ).toBe('LMXJVSD');
    expect(continueButton()).toBeDisabled();
    expect(summary()).toHaveTextContent('Desde $14.50');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the picture of the court', async () => {
    serveBookingScreen({ court: { imageUrl: '/images/central.webp' } });
    await open();

    expect(screen.getByRole('img', { name: 'Cancha 1, Central' })).toHaveAttribute(
      'src',
      '/images/central.webp',
    );
  });

  it('draws a moon on the free night hours only', async () => {
    serveBookingScreen({ hours: { '2026-11-20 20:00': 'booked' } });
    await open();

    const withMoon = screen
      .getAllByRole<HTMLInputElement>('radio', { name: /^\d\d:00/ })
      .filter((radio) => radio.parentElement?.querySelector('[data-testid="DarkModeRoundedIcon"]'));
    expect(withMoon.map((radio) => radio.value)).toEqual(['18:00', '19:00', '21:00']);
  });

  it('distinguishes free, taken, blocked and past hours of day and night', async () => {
    serveBookingScreen({
      hours: { '2026-11-20 06:00': 'past', '2026-11-20 12:00': 'booked', '2026-11-20 20:00': 'blocked' },
    });
    const { user } = await open();

    expect(screen.queryByRole('radio', { name: '06:00, pasado' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mostrar 1 hora pasada' }));
    const day = screen.getByRole('group', { name: /Horario diurno/ });
    const night = screen.getByRole('group', { name: /Horario nocturno/ });
    expect(within(day).getAllByRole('radio')).toHaveLength(12);
    expect(within(night).getAllByRole('radio')).toHaveLength(4);
    expect(hour('06:00, pasado')).toBeDisabled();
    expect(hour('12:00, ocupado')).toBeDisabled();
    expect(hour('20:00, ocupado')).toBeDisabled();
    expect(hour('17:00, día, 14 dólares con 50 centavos')).toBeEnabled();
    expect(hour('18:00, noche, 16 dólares con 50 centavos')).toBeEnabled();
    expect(screen.getByText('13 de 16 horarios libres')).toBeVisible();
  });

  it('books the chosen hour and opens its checkout', async () => {
    const world = serveBookingScreen();
    const { user } = await open();

    await user.click(screen.getByRole('radio', { name: /Dobles/ }));
    await user.click(screen.getByRole('button', { name: '21 de noviembre de 2026' }));
    await user.click(await screen.findByRole('radio', { name: /^18:00, noche, 33 dólares$/ }));
    expect(summary()).toHaveTextContent('Total a pagar$33.00Sábado 21 · 18:00 a 19:00 · noche · dobles');
    await user.click(continueButton());

    expect(await screen.findByText('Confirma tu reserva')).toBeInTheDocument();
    expect(world.attempts).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{16,}$/) as string,
        body: {
          courtId: 'court-1',
          bookingDate: '2026-11-21T18:00:00',
          timeSlot: '18:00',
          gameType: 'doubles',
          userId: 'me',
          expectedAmount: '33.00',
        },
      },
    ]);
    expect(world.steps).toEqual(['session', 'booking']);
  });

  it('can be used with the keyboard alone', async () => {
    const world = serveBookingScreen({ hours: { '2026-11-27 07:00': 'booked' } });
    const { user } = await open();

    screen.getByRole('radio', { name: /Singles/ }).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Ver el mes' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Hoy, viernes 20 de noviembre' })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: '20 de noviembre de 2026' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: '27 de noviembre de 2026' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('radio', { name: '07:00, ocupado' });
    const waitingList = await screen.findByRole('button', { name: 'Avísame si se libera' });
    await user.tab();
    await user.keyboard(' {ArrowDown}');
    expect(hour(/^08:00/)).toBeChecked();
    await user.tab();
    expect(waitingList).toHaveFocus();
    await user.tab();
    expect(continueButton()).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Confirma tu reserva')).toBeInTheDocument();
    expect(world.attempts.map(({ body }) => body.bookingDate)).toEqual(['2026-11-27T08:00:00']);
  });

  it('asks for an hour if none is chosen, and sends nothing', async () => {
    const world = serveBookingScreen();
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Elige una hora' }));

    expect(await screen.findByText('Selecciona una hora')).toBeVisible();
    expect(screen.getByText('Por favor selecciona un horario disponible')).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: 'Elige la hora' })).toHaveFocus();
    expect(world.attempts).toEqual([]);
  });

  it('limits the calendar to the current month and the booking window', async () => {
    serveBookingScreen();
    const { user } = await open();
    const previous = screen.getByRole('button', { name: 'Mes anterior' });
    const next = screen.getByRole('button', { name: 'Mes siguiente' });

    expect(previous).toBeDisabled();
    expect(screen.getByRole('button', { name: '19 de noviembre de 2026' })).toBeDisabled();
    await user.click(next);
    await user.click(next);
    expect(next).toBeDisabled();
    expect(screen.getByRole('button', { name: '19 de enero de 2027' })).toBeEnabled();
    expect(screen.getByRole('button', { name: '20 de enero de 2027' })).toBeDisabled();
  });
});
