import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../shared/testing/accessibility';
import { aVenue } from '../../shared/testing/builders';
import { rejectCall, serveCourts } from '../../shared/testing/courts-screen';
import { serveAdmin } from '../../shared/testing/handlers/admin';
import { renderApp } from '../../shared/testing/render-app';

beforeEach(() => serveAdmin());

describe('the dialog of a venue', () => {
  it('creates a venue and shows it in the list', async () => {
    const changes = serveCourts([]);
    const { user, baseElement } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Añadir complejo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo complejo' }));
    await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Club Norte');
    await user.type(dialog.getByRole('textbox', { name: /^Ubicación/ }), 'Quito');
    const zone = dialog.getByRole('combobox', { name: 'Zona horaria' });
    expect(await within(zone).findByRole('option', { name: 'Galapagos' })).toBeInTheDocument();
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

  it('names missing fields before it sends a request', async () => {
    const changes = serveCourts([]);
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Añadir complejo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Crear complejo' }));
    expect(await dialog.findAllByText('El nombre y la ubicación son requeridos')).toHaveLength(2);
    expect(dialog.getByRole('textbox', { name: /^Nombre/ })).toHaveFocus();
    expect(changes).toEqual([]);
  });

  it('keeps the form and shows the error at the field when the server rejects the time zone', async () => {
    serveCourts([aVenue()]);
    const message = 'La zona horaria ya no se puede cambiar: este complejo tiene reservas hechas con ella.';
    const errors = [{ field: 'timeZone', message }];
    rejectCall('put', '*/api/venues/:id', 409, { code: 'time_zone_in_use', message, errors });
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Editar Club Las Lomas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Club Las Lomas' }));
    const zone = dialog.getByRole('combobox', { name: 'Zona horaria' });
    expect(zone).toHaveValue('America/Guayaquil');
    await within(zone).findByRole('option', { name: 'Galapagos' });
    await user.selectOptions(zone, 'Pacific/Galapagos');
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));

    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(zone).toHaveAccessibleDescription(message);
    expect(zone).toHaveValue('Pacific/Galapagos');
  });
});
