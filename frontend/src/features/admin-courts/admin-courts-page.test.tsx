import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../shared/testing/accessibility';
import { aCourt, aVenue } from '../../shared/testing/builders';
import { serveAdmin } from '../../shared/testing/handlers/admin';
import { renderApp } from '../../shared/testing/render-app';
import { server } from '../../shared/testing/server';
import type { Court, SaveCourtCommand, Removal, Venue, SaveVenueCommand } from './types';

beforeEach(() => serveAdmin());

const noRemoval: Removal = { futureBookings: 0, refundAmount: '0.00' };

/** A server with these venues and courts. It keeps what it is told; `heard` is what that was. */
function serve(venues: Venue[], courts: Court[] = [], removal = noRemoval) {
  const heard: [string, unknown][] = [];
  server.use(
    http.get('*/api/venues', () => HttpResponse.json(venues)),
    http.get('*/api/courts', () => HttpResponse.json(courts)),
    http.get('*/api/admin/time-zones', () => HttpResponse.json(['America/Guayaquil', 'Pacific/Galapagos'])),
    http.get('*/api/admin/:what/:id/removal', () => HttpResponse.json(removal)),
    http.post<never, SaveVenueCommand>('*/api/venues', async ({ request }) => {
      const body = await request.json();
      heard.push(['new venue', body]);
      const made = aVenue({ id: 'venue-new', courtCount: 0, ...body, timeZone: 'America/Guayaquil' });
      venues.push(made);
      return HttpResponse.json(made, { status: 201 });
    }),
    http.put<{ id: string }, SaveVenueCommand>('*/api/venues/:id', async ({ request, params }) => {
      const body = await request.json();
      heard.push([params.id, body]);
      return HttpResponse.json(aVenue({ id: params.id, name: body.name }));
    }),
    http.post<never, SaveCourtCommand>('*/api/courts', async ({ request }) => {
      const body = await request.json();
      heard.push(['new court', body]);
      const made = aCourt({ id: 'court-new', ...body });
      courts.push(made);
      return HttpResponse.json(made, { status: 201 });
    }),
    http.put<{ id: string }, SaveCourtCommand>('*/api/courts/:id', async ({ request, params }) => {
      const body = await request.json();
      heard.push([params.id, body]);
      const at = courts.findIndex(({ id }) => id === params.id);
      const changed = aCourt({ ...courts[at], ...body });
      courts[at] = changed;
      return HttpResponse.json(changed);
    }),
    http.delete<{ what: string; id: string }>('*/api/:what/:id', ({ params }) => {
      heard.push(['delete', params.id]);
      const list: { id: string }[] = params.what === 'venues' ? venues : courts;
      list.splice(
        list.findIndex(({ id }) => id === params.id),
        1,
      );
      return HttpResponse.json(removal);
    }),
  );
  return heard;
}

const refuse = (method: 'post' | 'put' | 'delete', path: string, status: number, body: object) =>
  server.use(http[method](path, () => HttpResponse.json(body, { status })));

const open = async (user: ReturnType<typeof renderApp>['user'], venue = 'Club Las Lomas') => {
  const row = await screen.findByRole('button', { name: venue });
  await user.click(row);
  return row;
};

describe('the venues', () => {
  it('show picture, name, place, description and number of courts, and open and close by a click', async () => {
    serve([aVenue()], [aCourt(), aCourt({ id: 'court-2', courtNumber: 2, status: 'maintenance' })]);
    const { user, container } = renderApp('/admin/courts');

    const row = await screen.findByRole('button', { name: 'Club Las Lomas' });
    expect(screen.getByText('Canchas de arcilla entre eucaliptos.')).toBeVisible();
    expect(screen.getByText('2 canchas')).toBeVisible();
    expect(row).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('list', { name: 'Canchas de Club Las Lomas' })).not.toBeInTheDocument();

    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    const courts = screen.getByRole('list', { name: 'Canchas de Club Las Lomas' });
    expect(within(courts).getByText('Disponible')).toBeVisible();
    expect(within(courts).getByText('En Uso')).toBeVisible();
    await expectAccessible(container);

    await user.click(row);
    expect(screen.queryByText('En Uso')).not.toBeInTheDocument();
  });

  it('tell what each hour costs, by day and by night', async () => {
    serve([aVenue()], [aCourt()]);
    const { user } = renderApp('/admin/courts');

    await open(user);
    const tariffs = screen.getByRole('table', { name: 'Tarifas de Cancha 1 · Central' });
    const rows = [...tariffs.querySelectorAll('tr')].map((row) =>
      [...row.cells].map((cell) => cell.textContent).join(' | '),
    );
    expect(rows).toEqual([
      ' | Singles | Dobles',
      'Día 6:00–17:00 | $14.50 | $29.00',
      'Noche 18:00–21:00 | $16.50 | $33.00',
    ]);
  });

  it('say so where one has no courts yet, and where there is none at all', async () => {
    serve([aVenue({ courtCount: 0 })]);
    const { user, unmount } = renderApp('/admin/courts');
    await open(user);
    expect(screen.getByText('Este complejo todavía no tiene canchas')).toBeVisible();
    unmount();

    serve([]);
    const { container } = renderApp('/admin/courts');
    expect(await screen.findByText('Todavía no hay complejos')).toBeVisible();
    await expectAccessible(container);
  });

  it('ask again on Reintentar', async () => {
    serve([aVenue()]);
    server.use(http.get('*/api/courts', () => HttpResponse.json(null, { status: 500 }), { once: true }));
    const { user, container } = renderApp('/admin/courts');

    expect(await screen.findByText('No pudimos cargar los complejos')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Club Las Lomas')).toBeVisible();
  });
});

describe('the dialog of a venue', () => {
  it('makes one, and shows it', async () => {
    const heard = serve([]);
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
    expect(heard).toEqual([
      [
        'new venue',
        { name: 'Club Norte', location: 'Quito', description: null, imageUrl: null, timeZone: null },
      ],
    ]);
  });

  it('says under the fields what is missing, before it asks the server', async () => {
    const heard = serve([]);
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Añadir complejo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Crear complejo' }));
    expect(await dialog.findAllByText('El nombre y la ubicación son requeridos')).toHaveLength(2);
    expect(dialog.getByRole('textbox', { name: /^Nombre/ })).toHaveFocus();
    expect(heard).toEqual([]);
  });

  it('keeps what was typed where the server refuses the zone, and says it beside the field', async () => {
    serve([aVenue()]);
    const message = 'La zona horaria ya no se puede cambiar: este complejo tiene reservas hechas con ella.';
    const errors = [{ field: 'timeZone', message }];
    refuse('put', '*/api/venues/:id', 409, { code: 'time_zone_in_use', message, errors });
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

describe('the dialog of a court', () => {
  it('starts with the prices of the specification, in steps of 50 cents, and makes an available court', async () => {
    const heard = serve([aVenue()], [aCourt()]);
    const { user, baseElement } = renderApp('/admin/courts');

    await open(user);
    await user.click(screen.getByRole('button', { name: 'Añadir cancha a Club Las Lomas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva cancha en Club Las Lomas' }));
    const prices = dialog.getAllByRole<HTMLInputElement>('spinbutton', { name: /singles|dobles/ });
    expect(prices.map((price) => [price.step, price.value])).toEqual([
      ['0.50', '14.50'],
      ['0.50', '29.00'],
      ['0.50', '16.50'],
      ['0.50', '33.00'],
    ]);
    expect(dialog.getByText(/Las tarifas de noche incluyen luz artificial\./)).toBeVisible();
    expect(dialog.getByRole('spinbutton', { name: /^Número/ })).toHaveValue(2);
    await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Rosales');
    await expectAccessible(baseElement);
    await user.click(dialog.getByRole('button', { name: 'Crear cancha' }));

    expect(await screen.findByText('Cancha creada')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Rosales' })).toBeVisible();
    expect(heard).toEqual([
      [
        'new court',
        {
          venueId: 'venue-1',
          name: 'Rosales',
          courtNumber: 2,
          status: 'available',
          surface: 'hard',
          daySinglesPrice: '14.50',
          dayDoublesPrice: '29.00',
          nightSinglesPrice: '16.50',
          nightDoublesPrice: '33.00',
        },
      ],
    ]);
  });

  it('changes prices, and keeps the status that is chosen', async () => {
    const heard = serve([aVenue()], [aCourt({ status: 'maintenance' })]);
    const { user } = renderApp('/admin/courts');

    await open(user);
    await user.click(screen.getByRole('button', { name: 'Editar Cancha 1 · Central' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Cancha 1 · Central' }));
    expect(dialog.getByRole('radio', { name: 'En mantenimiento' })).toBeChecked();
    const price = dialog.getByRole('spinbutton', { name: 'Día, singles' });
    await user.clear(price);
    await user.type(price, '15.5');
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));

    expect(await screen.findByText('Cancha actualizada')).toBeInTheDocument();
    expect(await screen.findByText('$15.50')).toBeVisible();
    expect(heard).toMatchObject([['court-1', { status: 'maintenance', daySinglesPrice: '15.50' }]]);
  });

  it('says beside the number that it is taken', async () => {
    serve([aVenue()], [aCourt()]);
    const message = 'Ya hay una cancha con el número 2 en este complejo.';
    const errors = [{ field: 'courtNumber', message }];
    refuse('post', '*/api/courts', 409, { code: 'court_number_taken', message, errors });
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Añadir cancha a Club Las Lomas' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Nombre/ }), 'Rosales');
    await user.click(dialog.getByRole('button', { name: 'Crear cancha' }));
    const number = dialog.getByRole('spinbutton', { name: /^Número/ });
    expect(await screen.findByText('Error')).toBeInTheDocument();
    await waitFor(() => expect(number).toHaveAccessibleDescription(message));
    await waitFor(() => expect(number).toHaveFocus());
    expect(dialog.getByDisplayValue('Rosales')).toBeVisible();
  });
});

describe('deleting', () => {
  const three: Removal = { futureBookings: 3, refundAmount: '87.00' };

  it('a court names what goes, and is left alone by the safe button, which has the focus', async () => {
    const heard = serve([aVenue()], [aCourt()], three);
    const { user, baseElement } = renderApp('/admin/courts');

    await open(user);
    await user.click(screen.getByRole('button', { name: 'Eliminar Cancha 1 · Central' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Eliminar Cancha 1 · Central?' }));
    expect(
      await dialog.findByText('3 reservas futuras se cancelarán con reembolso total ($87.00).'),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await expectAccessible(baseElement);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(heard).toEqual([]);
  });

  it('a court says what that cancelled, and the court is gone', async () => {
    const heard = serve([aVenue()], [aCourt()], three);
    const { user } = renderApp('/admin/courts');

    await open(user);
    await user.click(screen.getByRole('button', { name: 'Eliminar Cancha 1 · Central' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/87\.00/);
    await user.click(dialog.getByRole('button', { name: 'Eliminar cancha' }));
    expect(await screen.findByText('Cancha eliminada')).toBeInTheDocument();
    expect(screen.getByText('3 reservas canceladas; se devuelven $87.00.')).toBeInTheDocument();
    expect(await screen.findByText('Este complejo todavía no tiene canchas')).toBeVisible();
    expect(heard).toEqual([['delete', 'court-1']]);
  });

  it('a venue takes its courts along', async () => {
    serve([aVenue({ courtCount: 4 })], [aCourt()]);
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Eliminar Club Las Lomas' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Eliminar Club Las Lomas?' }));
    expect(dialog.getByText('Se eliminarán también sus 4 canchas.')).toBeVisible();
    expect(await dialog.findByText('No tiene reservas futuras.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Eliminar complejo' }));
    expect(await screen.findByText('Venue eliminado')).toBeInTheDocument();
    expect(await screen.findByText('Todavía no hay complejos')).toBeVisible();
  });

  it('waits until it is known what goes', async () => {
    serve([aVenue()], [aCourt()], three);
    server.use(
      http.get('*/api/admin/:what/:id/removal', () => HttpResponse.json(null, { status: 500 }), {
        once: true,
      }),
    );
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Eliminar Club Las Lomas' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText(/No pudimos ver qué reservas hay/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Eliminar complejo' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
    expect(await dialog.findByText(/\$87\.00/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Eliminar complejo' })).toBeEnabled();
  });

  it('stays open where the server refuses, and says why', async () => {
    serve([aVenue()], [aCourt()]);
    refuse('delete', '*/api/venues/:id', 503, { code: 'unavailable', message: 'Vuelve en un momento.' });
    const { user } = renderApp('/admin/courts');

    await user.click(await screen.findByRole('button', { name: 'Eliminar Club Las Lomas' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('No tiene reservas futuras.');
    await user.click(dialog.getByRole('button', { name: 'Eliminar complejo' }));
    expect(await dialog.findByText('Vuelve en un momento.')).toBeVisible();
    expect(await screen.findByText('Error')).toBeInTheDocument();
  });
});
