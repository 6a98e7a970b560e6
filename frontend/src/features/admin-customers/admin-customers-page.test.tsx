import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { setUpDesk } from '../../testing/desk-screen';
import { aDeskBooking, serveDesk } from '../../testing/handlers/desk';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

setUpDesk();

const aCustomer = (over: object = {}) => ({
  id: 'customer-1',
  venueId: 'venue-1',
  name: 'Ana Torres',
  phones: ['+593991234567'],
  emails: [],
  note: 'Zurda',
  hasAccount: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  ...over,
});
const twin = aCustomer({ id: 'customer-2', name: 'A. Torres', phones: [], note: null });

function open(items: object[] = [aCustomer(), twin]) {
  serveDesk();
  const changes: object[] = [];
  const record = async (call: string, request: Request) => {
    changes.push({ call, body: (await request.json()) as object });
    return HttpResponse.json(aCustomer());
  };
  server.use(
    http.get('*/api/admin/customers', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      return HttpResponse.json({ items: search === 'nadie' ? [] : items, nextCursor: null });
    }),
    http.get('*/api/admin/bookings', () =>
      HttpResponse.json({ items: [aDeskBooking()], total: 1, page: 1, pageSize: 20 }),
    ),
    http.post('*/api/admin/customers', ({ request }) => record('add', request)),
    http.patch('*/api/admin/customers/customer-1', ({ request }) => record('change', request)),
    http.post('*/api/admin/customers/customer-1/merge', ({ request }) => record('merge', request)),
  );
  return { changes, ...renderApp('/admin/customers') };
}

describe('the customers of the venue', () => {
  it('are listed with their contacts, and searched', async () => {
    const { user } = open();
    const list = within(await screen.findByRole('list', { name: 'Clientes' }));
    expect(list.getByRole('button', { name: 'Ana Torres +593991234567' })).toBeVisible();
    expect(list.getByRole('button', { name: 'A. Torres Sin contacto' })).toBeVisible();
    await expectAccessible(document.body);
    await user.type(screen.getByRole('searchbox', { name: 'Buscar clientes' }), 'nadie');
    expect(await screen.findByText('Ningún cliente coincide')).toBeVisible();
  });

  it('teach what to do while there are none', async () => {
    open([]);
    expect(await screen.findByText('Todavía no hay clientes')).toBeVisible();
  });

  it('are added with several phones', async () => {
    const { user, changes } = open();
    await screen.findByRole('list', { name: 'Clientes' });
    await user.click(screen.getByRole('button', { name: 'Nuevo cliente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo cliente' }));
    expect(dialog.getByRole('textbox', { name: /^Nombre/ })).toHaveFocus();
    await user.keyboard('Luis Paz');
    await user.type(dialog.getByRole('textbox', { name: 'Teléfonos' }), '099 123 4567, +57 300 123 4567,');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Cliente guardado')).toBeVisible();
    expect(changes).toEqual([
      {
        call: 'add',
        body: {
          venueId: 'venue-1',
          name: 'Luis Paz',
          phones: ['099 123 4567', '+57 300 123 4567'],
          emails: [],
          note: null,
        },
      },
    ]);
  });

  it('show their bookings, change, and name the field that the server refuses', async () => {
    const { user, changes } = open();
    await user.click(await screen.findByRole('button', { name: /^Ana Torres/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ana Torres' }));
    expect(await dialog.findByText(/K7M-4QX/)).toBeVisible();
    await expectAccessible(screen.getByRole('dialog'));
    const note = dialog.getByRole('textbox', { name: 'Nota' });
    await user.clear(note);
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Cliente guardado');
    expect(changes).toMatchObject([{ call: 'change', body: { name: 'Ana Torres', note: null } }]);
  });

  it('keep the dialog with the problem beside its field', async () => {
    const { user } = open();
    const message = 'Escribe correos válidos.';
    server.use(
      http.patch('*/api/admin/customers/customer-1', () =>
        HttpResponse.json(
          { statusCode: 400, code: 'invalid_request', message, errors: [{ field: 'emails', message }] },
          { status: 400 },
        ),
      ),
    );
    await user.click(await screen.findByRole('button', { name: /^Ana Torres/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ana Torres' }));
    await user.type(dialog.getByRole('textbox', { name: 'Correos' }), 'ana');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Correos' })).toBeInvalid());
  });

  it('become one after a question', async () => {
    const { user, changes } = open();
    await user.click(await screen.findByRole('button', { name: /^Ana Torres/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ana Torres' }));
    await user.click(dialog.getByRole('button', { name: 'Unir con otro cliente' }));
    await user.click(await dialog.findByRole('button', { name: /^A\. Torres/ }));
    expect(dialog.getByText('¿Unir a A. Torres con Ana Torres?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Unir' }));
    expect(await screen.findByText('Clientes unidos')).toBeVisible();
    expect(changes).toEqual([{ call: 'merge', body: { otherId: 'customer-2' } }]);
  });
});
