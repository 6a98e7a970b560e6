import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { serveBookingScreen } from '../../testing/handlers/booking-screen';
import { renderApp } from '../../testing/render-app';
import { slots } from '../../shared/model/slots';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

const summary = () => screen.getByRole('region', { name: 'Resumen de tu reserva' });
const day = (name: string) => screen.getByRole('radio', { name });
const all = (date: string, status: 'past' | 'booked') =>
  Object.fromEntries(slots.map((slot) => [`${date} ${slot}`, status]));

describe('the day of the booking screen', () => {
  it('is chosen in a strip of seven days with the keyboard or a tap', async () => {
    serveBookingScreen();
    const { user } = renderApp('/booking/court-1');
    await screen.findByRole('radio', { name: /^21:00/ });

    const days = screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'dia');
    expect(days.map(({ value }) => value.slice(5))).toEqual([
      '11-20',
      '11-21',
      '11-22',
      '11-23',
      '11-24',
      '11-25',
      '11-26',
    ]);
    expect(day('Hoy, viernes 20 de noviembre')).toBeChecked();
    day('Hoy, viernes 20 de noviembre').focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Sábado, 21 de noviembre de 2026')).toBeVisible();
    await user.click(day('jueves 26 de noviembre'));
    expect(await screen.findByText('Jueves, 26 de noviembre de 2026')).toBeVisible();
  });

  it('has its own week in the strip if it is chosen in the month, which then closes', async () => {
    serveBookingScreen();
    const { user, container } = renderApp('/booking/court-1');
    await user.click(await screen.findByRole('button', { name: 'Ver el mes' }));
    expect(screen.getByRole('button', { name: 'Ver la semana' })).toHaveAttribute('aria-expanded', 'true');

    await user.click(screen.getByRole('button', { name: '29 de noviembre de 2026' }));

    expect(screen.getByRole('button', { name: 'Ver el mes' })).toHaveFocus();
    expect(day('domingo 29 de noviembre')).toBeChecked();
    expect(day('viernes 27 de noviembre')).toBeEnabled();
    await screen.findByRole('radio', { name: /^06:00/ });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is the next one with free hours if none is left today, and the screen says so', async () => {
    serveBookingScreen({ hours: { ...all('2026-11-20', 'past'), ...all('2026-11-21', 'booked') } });
    const { user } = renderApp('/booking/court-1');

    expect(
      await screen.findByText('Hoy ya no quedan horas libres. Te mostramos el domingo 22 de noviembre.'),
    ).toBeVisible();
    expect(screen.getByText('Domingo, 22 de noviembre de 2026')).toBeVisible();
    expect(screen.getByText('16 de 16 horarios libres')).toBeVisible();

    await user.click(screen.getByRole('radio', { name: /^07:00/ }));
    expect(screen.getByText('Domingo, 22 de noviembre de 2026')).toBeVisible();
    expect(summary()).toHaveTextContent('Domingo 22 · 07:00 a 08:00 · día · singles');
  });

  it('offers the next day if the day in the address has no free hour', async () => {
    const over = Array.from(
      { length: 16 },
      (_, index) => `2026-11-20 ${String(index + 6).padStart(2, '0')}:00`,
    );
    serveBookingScreen({ hours: Object.fromEntries(over.map((slot) => [slot, 'past'])) });
    const { user } = renderApp('/booking/court-1?fecha=2026-11-20');

    expect(await screen.findByText('No quedan horarios libres este día.')).toBeVisible();
    expect(summary()).toHaveTextContent('Sin horas libres');
    await user.click(screen.getByRole('button', { name: 'Ver sábado 21' }));

    expect(await screen.findByText('16 de 16 horarios libres')).toBeVisible();
    expect(screen.getByText('Sábado, 21 de noviembre de 2026')).toBeVisible();
  });

  it('shows its past hours only on demand', async () => {
    const past = Object.fromEntries(slots.slice(0, 9).map((slot) => [`2026-11-20 ${slot}`, 'past' as const]));
    serveBookingScreen({ hours: past });
    const { user } = renderApp('/booking/court-1');

    await user.click(await screen.findByRole('button', { name: 'Mostrar 9 horas pasadas' }));
    expect(screen.getByRole('radio', { name: '06:00, pasado' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Ocultar las horas pasadas' }));
    expect(screen.queryByRole('radio', { name: '06:00, pasado' })).not.toBeInTheDocument();
  });

  it('names the lowest price of its free hours, not that of the hours that are gone', async () => {
    const dayHours = slots.slice(0, 12);
    const booked = Object.fromEntries(dayHours.map((slot) => [`2026-11-20 ${slot}`, 'booked' as const]));
    serveBookingScreen({ hours: booked });
    renderApp('/booking/court-1');

    await waitFor(() => expect(summary()).toHaveTextContent('Desde $16.50'));
  });
});
