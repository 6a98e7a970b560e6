import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { writeTickets, type Ticket } from '../../../shared/offline/kept-tickets';
import { expectAccessible } from '../../../testing/accessibility';
import { aBooking } from '../../../testing/builders';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { standAt } from '../../../testing/venue-clock';

standAt('2026-11-20T15:00:00-05:00');

const TICKET: Ticket = {
  id: 'booking-1',
  code: 'K7M-4QX',
  day: '2026-11-21',
  timeSlot: '18:00',
  startsAt: '2026-11-21T23:00:00.000Z',
  tariff: 'night',
  court: 'Cancha 2 · Central',
  place: 'Club Las Lomas · Quito',
  game: 'singles',
  payment: 'completed',
  calendar: 'BEGIN:VCALENDAR',
};

const twoHours = 2 * 3_600_000;
const keep = (over: Partial<Ticket> = {}) =>
  writeTickets({ storedAt: Date.now() - twoHours, tickets: [{ ...TICKET, ...over }] });
const loseNetwork = () => server.use(http.get('*/api/bookings/user/me', () => HttpResponse.error()));

describe('"Mis Reservas" without a network', () => {
  it('shows the tickets of this device with their age, and no price', async () => {
    keep();
    loseNetwork();
    const { container } = renderApp('/my-bookings');

    expect(await screen.findByText('Sin conexión · así estaban hace 2 horas')).toBeVisible();
    const ticket = screen.getByRole('article', { name: 'Cancha 2 · Central' });
    expect(ticket).toHaveTextContent('18:00 a 19:00');
    expect(ticket).toHaveTextContent('Código K7M-4QX');
    expect(ticket).toHaveTextContent('Estaba pagada');
    expect(ticket).not.toHaveTextContent('$');
    expect(screen.queryByRole('button', { name: /Cancelar|Completar/ })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('shows the part in the match of a friend, with its court', async () => {
    keep({ payment: 'part' });
    loseNetwork();
    renderApp('/my-bookings');

    const ticket = await screen.findByRole('article', { name: 'Tu parte en el partido' });
    expect(ticket).toHaveTextContent('Cancha 2 · Central');
    expect(ticket).toHaveTextContent('Tu parte estaba pagada');
  });

  it('saves the calendar file that it has kept', async () => {
    keep();
    loseNetwork();
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:x',
      revokeObjectURL: () => {},
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = renderApp('/my-bookings');

    await user.click(await screen.findByRole('button', { name: /^Agregar al calendario/ }));

    expect(click).toHaveBeenCalledTimes(1);
    expect(saved.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
  });

  it('shows the bookings as they are when the network is back', async () => {
    keep();
    loseNetwork();
    const { user } = renderApp('/my-bookings');
    const notice = within(await screen.findByRole('alert'));
    server.use(http.get('*/api/bookings/user/me', () => HttpResponse.json([aBooking()])));

    await user.click(notice.getByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByRole('heading', { name: 'Próximas' })).toBeVisible();
    expect(screen.queryByText(/^Sin conexión ·/)).not.toBeInTheDocument();
  });

  it.each([
    ['without tickets', () => undefined, () => HttpResponse.error()],
    [
      'when the game is over',
      () => keep({ startsAt: '2026-11-20T15:00:00.000Z' }),
      () => HttpResponse.error(),
    ],
    ['when the server has refused', keep, () => HttpResponse.json({}, { status: 500 })],
  ])('says %s that the bookings could not be loaded', async (_, prepare, respond) => {
    prepare();
    server.use(http.get('*/api/bookings/user/me', respond));
    renderApp('/my-bookings');

    expect(await screen.findByText('No pudimos cargar tus reservas')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Cancha 2 · Central')).not.toBeInTheDocument());
  });
});
