import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/accessibility';
import { aCourt, aVenue } from '../../testing/builders';
import { expandVenue, rejectCall, serveCourts } from '../../testing/courts-screen';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';

beforeEach(() => serveAdmin());

describe('the dialog of a court', () => {
  it('suggests the specified prices, and creates an available court', async () => {
    const changes = serveCourts([aVenue()], [aCourt()]);
    const { user, baseElement } = renderApp('/admin/courts');

    await expandVenue(user);
    await user.click(screen.getByRole('button', { name: 'Agregar cancha a Club Las Lomas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva cancha en Club Las Lomas' }));
    const prices = dialog.getAllByRole<HTMLInputElement>('textbox', { name: /singles|dobles/ });
    expect(prices.map((price) => [price.inputMode, price.value])).toEqual([
      ['decimal', '14.50'],
      ['decimal', '29.00'],
      ['decimal', '16.50'],
      ['decimal', '33.00'],
    ]);
    expect(dialog.getByText(/Las tarifas de noche incluyen luz artificial\./)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Número/ })).toHaveValue('2');
    await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Rosales');
    await expectAccessible(baseElement);
    await user.click(dialog.getByRole('button', { name: 'Crear cancha' }));

    expect(await screen.findByText('Cancha creada')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Rosales' })).toBeVisible();
    expect(changes).toEqual([
      [
        'new court',
        {
          venueId: 'venue-1',
          name: 'Rosales',
          courtNumber: 2,
          status: 'available',
          surface: 'hard',
          indoor: null,
          lights: null,
          daySinglesPrice: '14.50',
          dayDoublesPrice: '29.00',
          nightSinglesPrice: '16.50',
          nightDoublesPrice: '33.00',
        },
      ],
    ]);
  });

  it('changes a price and sends nothing else', async () => {
    const changes = serveCourts([aVenue()], [aCourt({ status: 'maintenance' })]);
    const { user } = renderApp('/admin/courts');

    await expandVenue(user);
    await user.click(screen.getByRole('button', { name: 'Editar Cancha 1 · Central' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Cancha 1 · Central' }));
    expect(dialog.getByRole('radio', { name: 'En mantenimiento' })).toBeChecked();
    const price = dialog.getByRole('textbox', { name: 'Día, singles' });
    await user.clear(price);
    await user.type(price, '15,50');
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));

    expect(await screen.findByText('Cancha actualizada')).toBeInTheDocument();
    expect(await screen.findByText('$15.50')).toBeVisible();
    expect(changes).toEqual([['court-1', { daySinglesPrice: '15.50' }]]);
  });

  it.each(['1,550.00', '1.550,00', '1,550'])('refuses the price "%s" at its field', async (typed) => {
    const changes = serveCourts([aVenue()], [aCourt()]);
    const { user } = renderApp('/admin/courts');

    await expandVenue(user);
    await user.click(screen.getByRole('button', { name: 'Editar Cancha 1 · Central' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Cancha 1 · Central' }));
    const price = dialog.getByRole('textbox', { name: 'Día, singles' });
    await user.clear(price);
    await user.type(price, typed);
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));

    await waitFor(() => expect(price).toBeInvalid());
    expect(price).toHaveAccessibleDescription(/^Escribe el número así: 15\.50 o 15,50/);
    expect(changes).toEqual([]);
  });

  it('asks before it saves a price of five times the former one', async () => {
    const changes = serveCourts([aVenue()], [aCourt()]);
    const { user, baseElement } = renderApp('/admin/courts');

    await expandVenue(user);
    await user.click(screen.getByRole('button', { name: 'Editar Cancha 1 · Central' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Cancha 1 · Central' }));
    const price = dialog.getByRole('textbox', { name: 'Día, singles' });
    await user.clear(price);
    await user.type(price, '145');
    const save = dialog.getByRole('button', { name: 'Guardar cambios' });
    await user.click(save);
    const question = await screen.findByRole('alertdialog', { name: '¿Seguro que quieres ese precio?' });
    expect(question).toHaveAccessibleDescription(
      'Día, singles: antes costaba $14.50 por hora y ahora costará $145.00.',
    );
    await expectAccessible(baseElement);
    await user.click(within(question).getByRole('button', { name: 'Corregir' }));
    expect(changes).toEqual([]);

    await user.click(await dialog.findByRole('button', { name: 'Guardar cambios' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, guardar' }));
    expect(await screen.findByText('Cancha actualizada')).toBeInTheDocument();
    expect(changes).toMatchObject([['court-1', { daySinglesPrice: '145.00' }]]);
  });

  it('sends only what the admin changed, so that the changes of another one stay', async () => {
    const changes = serveCourts([aVenue()], [aCourt()]);
    const { user } = renderApp('/admin/courts');

    await expandVenue(user);
    await user.click(await screen.findByRole('button', { name: 'Editar Cancha 1 · Central' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Cancha 1 · Central' }));
    await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), ' Uno');
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));

    expect(await screen.findByText('Cancha actualizada')).toBeInTheDocument();
    expect(changes).toEqual([['court-1', { name: 'Central Uno' }]]);
  });

  it('shows at the number field that the number is taken', async () => {
    serveCourts([aVenue()], [aCourt()]);
    const message = 'Ya hay una cancha con el número 2 en este complejo.';
    const errors = [{ field: 'courtNumber', message }];
    rejectCall('post', '*/api/courts', 409, { code: 'court_number_taken', message, errors });
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Agregar cancha a Club Las Lomas' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Rosales');
    await user.click(dialog.getByRole('button', { name: 'Crear cancha' }));
    const number = dialog.getByRole('textbox', { name: /^Número/ });
    expect(await screen.findByText('Error')).toBeInTheDocument();
    await waitFor(() => expect(number).toHaveAccessibleDescription(message));
    await waitFor(() => expect(number).toHaveFocus());
    expect(dialog.getByDisplayValue('Rosales')).toBeVisible();
  });

  it('creates several equal courts at once, and opens the venue', async () => {
    const changes = serveCourts([aVenue({ courtCount: 0 })]);
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Agregar cancha a Club Las Lomas' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Cancha');
    const count = dialog.getByRole('textbox', { name: '¿Cuántas iguales?' });
    await user.clear(count);
    await user.type(count, '3');
    expect(count).toHaveAccessibleDescription('Se crean Cancha 1, Cancha 2 y Cancha 3.');
    await user.click(dialog.getByRole('button', { name: 'Crear 3 canchas' }));

    expect(await screen.findByText('3 canchas creadas')).toBeInTheDocument();
    const courts = await screen.findByRole('list', { name: 'Canchas de Club Las Lomas' });
    await waitFor(() => expect(within(courts).getAllByRole('listitem')).toHaveLength(3));
    expect(changes.map(([, body]) => body)).toMatchObject([
      { courtNumber: 1, name: 'Cancha 1' },
      { courtNumber: 2, name: 'Cancha 2' },
      { courtNumber: 3, name: 'Cancha 3' },
    ]);
  });

  it('copies a court with all its values and the next free number', async () => {
    const changes = serveCourts([aVenue()], [aCourt({ surface: 'clay', nightDoublesPrice: '40.00' })]);
    const { user } = renderApp('/admin/courts');

    await expandVenue(user);
    await user.click(await screen.findByRole('button', { name: 'Duplicar Cancha 1 · Central' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva cancha en Club Las Lomas' }));
    await user.click(dialog.getByRole('button', { name: 'Crear cancha' }));
    expect(await screen.findByText('Cancha creada')).toBeInTheDocument();
    expect(changes).toMatchObject([
      ['new court', { name: 'Central', courtNumber: 2, surface: 'clay', nightDoublesPrice: '40.00' }],
    ]);
  });
});
