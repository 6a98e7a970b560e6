import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aVenue } from '../../testing/builders';
import { rejectCall, serveCourts } from '../../testing/courts-screen';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const filled = {
  phone: '+593991234567',
  address: 'Av. Amazonas 1',
  amenities: ['wifi' as const],
  houseRules: 'Zapatillas de suela clara.',
};

beforeEach(() => serveAdmin());

/** Opens the dialog of the venue. Returns queries of the dialog. */
async function openDialog({ user }: ReturnType<typeof renderApp>) {
  await user.click(await screen.findByRole('button', { name: 'Editar Club Las Lomas' }));
  return within(await screen.findByRole('dialog', { name: 'Editar Club Las Lomas' }));
}

const phoneField = (dialog: ReturnType<typeof within>) => dialog.findByRole('textbox', { name: /^Teléfono/ });

describe('the face of a venue in its dialog', () => {
  it('shows what the venue says about itself, and sends only what the admin changes', async () => {
    const changes = serveCourts([aVenue(filled)]);
    const app = renderApp('/admin/courts');
    const { user, baseElement } = app;
    const dialog = await openDialog(app);

    expect(await phoneField(dialog)).toHaveValue('+593991234567');
    expect(dialog.getByRole('checkbox', { name: 'Wifi' })).toBeChecked();
    expect(dialog.getByText('Te quedan 1.974 caracteres.')).toBeVisible();
    await expectAccessible(baseElement);
    await user.click(dialog.getByRole('checkbox', { name: 'Duchas' }));
    await user.type(dialog.getByRole('textbox', { name: /^Punto en el mapa/ }), '-0.18, -78.46');
    await user.clear(dialog.getByRole('textbox', { name: /^Dirección \(/ }));
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));

    expect(await screen.findByText('Venue actualizado')).toBeInTheDocument();
    expect(changes).toEqual([
      [
        'venue-1',
        {
          address: null,
          amenities: ['showers', 'wifi'],
          coordinates: { latitude: -0.18, longitude: -78.46 },
        },
      ],
    ]);
  });

  it('shows the error of the server at the phone', async () => {
    serveCourts([aVenue()]);
    const message = 'Escribe un número válido, por ejemplo 099 123 4567.';
    const errors = [{ field: 'phone', message }];
    rejectCall('put', '*/api/venues/:id', 400, { code: 'invalid_request', message, errors });
    const app = renderApp('/admin/courts');
    const dialog = await openDialog(app);
    const phone = await phoneField(dialog);
    await app.user.type(phone, '12');
    await app.user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(phone).toHaveAccessibleDescription(message));
    expect(phone).toHaveFocus();
  });

  it('keeps the basic fields usable when the rest cannot be loaded', async () => {
    const changes = serveCourts([aVenue()]);
    let isAway = true;
    server.use(
      http.get('*/api/venues/venue-1', () =>
        isAway ? HttpResponse.json({ message: 'No.' }, { status: 400 }) : HttpResponse.json(aVenue(filled)),
      ),
    );
    const app = renderApp('/admin/courts');
    const dialog = await openDialog(app);
    expect(await dialog.findByText(/^No pudimos cargar el contacto/)).toBeVisible();
    expect(dialog.queryByRole('textbox', { name: /^Teléfono/ })).not.toBeInTheDocument();
    isAway = false;
    await app.user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), ' 2');
    await app.user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Venue actualizado')).toBeInTheDocument();
    expect(changes).toEqual([['venue-1', { name: 'Club Las Lomas 2' }]]);
  });
});
