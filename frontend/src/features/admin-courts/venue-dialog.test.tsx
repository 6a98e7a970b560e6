import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aVenue } from '../../testing/builders';
import { rejectCall, serveCourts } from '../../testing/courts-screen';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

beforeEach(() => serveAdmin());

describe('the dialog of a venue', () => {
  it('creates a venue and shows it in the list', async () => {
    const changes = serveCourts([]);
    const { user, baseElement } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Agregar complejo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo complejo' }));
    await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Club Norte');
    await user.type(dialog.getByRole('textbox', { name: /^Ubicación/ }), 'Quito');
    const zone = dialog.getByRole('combobox', { name: 'Zona horaria' });
    await user.click(zone);
    expect(await dialog.findByRole('option', { name: /^Galápagos/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await expectAccessible(baseElement);
    await user.click(dialog.getByRole('button', { name: 'Crear complejo' }));

    expect(await screen.findByText('Venue creado')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Club Norte' })).toBeVisible();
    expect(changes).toEqual([
      [
        'new venue',
        { name: 'Club Norte', location: 'Quito', description: null, imageUrl: null, timeZone: null },
      ],
    ]);
  });

  it('leaves out of the list a venue that another admin deleted meanwhile', async () => {
    const venues = [aVenue(), aVenue({ id: 'venue-2', name: 'Club del Río' })];
    serveCourts(venues);
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Editar Club del Río' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Club del Río' }));
    venues.pop();
    const message = 'No encontramos ese complejo.';
    rejectCall('put', '*/api/venues/venue-2', 404, { code: 'venue_not_found', message });
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await dialog.findByText(message)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('button', { name: 'Editar Club Las Lomas' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Club del Río')).not.toBeInTheDocument());
  });

  it('names missing fields before it sends a request', async () => {
    const changes = serveCourts([]);
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Agregar complejo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Crear complejo' }));
    expect(await dialog.findAllByText('El nombre y la ubicación son requeridos')).toHaveLength(2);
    expect(dialog.getByRole('textbox', { name: /^Nombre/ })).toHaveFocus();
    expect(changes).toEqual([]);
  });

  it('lists the bookings that another time zone moves and saves after confirmation', async () => {
    const changes = serveCourts([aVenue()]);
    server.use(http.get('*/api/admin/venues/:id/time-zone-change', () => HttpResponse.json(moved)));
    const { user, baseElement } = renderApp('/admin/courts');
    await chooseZone(user);

    const question = within(await screen.findByRole('alertdialog', { name: '¿Mover 201 reservas futuras?' }));
    const row = question.getByRole('listitem');
    expect(row).toHaveTextContent('domingo 22 de noviembre, 18:00 · Cancha 3');
    expect(row).toHaveTextContent('Antes: 22/11/2026, 23:00 UTC');
    expect(row).toHaveTextContent('Después: 23/11/2026, 00:00 UTC');
    expect(question.getByText('Y 200 reservas más.')).toBeVisible();
    await expectAccessible(baseElement);
    expect(changes).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Cambiar la zona horaria' }));

    expect(await screen.findByText('Venue actualizado')).toBeInTheDocument();
    expect(changes).toEqual([
      ['venue-1', expect.objectContaining({ timeZone: 'Pacific/Galapagos', confirmedBookings: 201 })],
    ]);
  });

  it('goes back to the form when the admin does not confirm the moved bookings', async () => {
    const changes = serveCourts([aVenue()]);
    server.use(http.get('*/api/admin/venues/:id/time-zone-change', () => HttpResponse.json(moved)));
    const { user } = renderApp('/admin/courts');
    const zone = await chooseZone(user);

    await user.click(await screen.findByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(zone).toHaveValue('Galápagos');
    expect(changes).toEqual([]);
  });

  it('keeps the form and shows the error at the field when the server rejects the time zone', async () => {
    serveCourts([aVenue()]);
    const message = 'No conocemos esa zona horaria.';
    const errors = [{ field: 'timeZone', message }];
    rejectCall('put', '*/api/venues/:id', 400, { code: 'invalid_request', message, errors });
    const { user } = renderApp('/admin/courts');
    const zone = await chooseZone(user);

    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(zone).toHaveAccessibleDescription(message);
    expect(zone).toHaveValue('Galápagos');
  });
});

const moved = {
  count: 201,
  bookings: [
    {
      id: 'booking-1',
      courtNumber: 3,
      courtName: 'Central',
      bookingDate: '2026-11-22',
      timeSlot: '18:00',
      startsAt: '2026-11-22T23:00:00.000Z',
      newStartsAt: '2026-11-23T00:00:00.000Z',
      hasBegun: false,
    },
  ],
};

/** Opens the venue, chooses another time zone and saves. Returns the field. */
async function chooseZone(user: ReturnType<typeof renderApp>['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Editar Club Las Lomas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Club Las Lomas' }));
  const zone = dialog.getByRole('combobox', { name: 'Zona horaria' });
  expect(zone).toHaveValue('Ecuador');
  await user.click(zone);
  await user.clear(zone);
  await user.type(zone, 'galap');
  await user.click(await dialog.findByRole('option', { name: /^Galápagos/ }));
  await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  return zone;
}
