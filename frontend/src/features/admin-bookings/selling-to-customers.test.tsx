import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { findHour, setUpDesk } from '../../testing/desk-screen';
import { serveDesk } from '../../testing/handlers/desk';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

setUpDesk();

const joao = {
  id: 'customer-1',
  venueId: 'venue-1',
  name: 'João Pérez',
  phones: ['+593991234567'],
  emails: ['joao@example.org'],
  note: null,
  hasAccount: true,
  createdAt: '2026-11-01T00:00:00.000Z',
};

async function openSale(items: object[] = [joao]) {
  const desk = serveDesk();
  const searches: string[] = [];
  server.use(
    http.get('*/api/admin/customers', ({ request }) => {
      searches.push(new URL(request.url).searchParams.get('search') ?? '');
      return HttpResponse.json({ items, nextCursor: null });
    }),
  );
  const app = renderApp('/admin/desk?cancha=court-1');
  await app.user.click(await findHour('15:00'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancha 1 · Central' }));
  await dialog.findByRole('button', { name: 'Cobrar $16.50' });
  return { ...desk, ...app, dialog, searches, name: dialog.getByRole('combobox', { name: /^Nombre/ }) };
}

describe('selling to a customer of the venue', () => {
  it('finds a customer by three letters, and Enter chooses without leaving the field', async () => {
    const { user, dialog, name, changes, searches } = await openSale();
    await user.type(name, 'jo');
    expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('a');
    await dialog.findByRole('option', { name: /^João Pérez/ });
    await expectAccessible(screen.getByRole('dialog'));
    await user.keyboard('{Enter}');
    expect(name).toHaveValue('João Pérez');
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('+593991234567 · joao@example.org · con cuenta');
    expect(dialog.queryByRole('textbox', { name: 'Teléfono' })).not.toBeInTheDocument();
    expect(searches).toEqual(['joa']);
    expect(changes).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cobrar $16.50' }));
    expect(await screen.findByText('Hora vendida')).toBeVisible();
    expect(changes).toMatchObject([{ body: { customer: { id: 'customer-1' } } }]);
  });

  it('takes the typed name as a new customer by the arrow and Enter', async () => {
    const { user, dialog, name, changes } = await openSale();
    await user.type(name, 'Joana');
    await dialog.findByRole('option', { name: 'Nuevo: Joana' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(name).toHaveValue('Joana');
    await user.click(dialog.getByRole('button', { name: 'Cobrar $16.50' }));
    await screen.findByText('Hora vendida');
    expect(changes).toMatchObject([{ body: { customer: { name: 'Joana', phone: null, email: null } } }]);
  });

  it('forgets the chosen customer when the name is typed again', async () => {
    const { user, dialog, name } = await openSale();
    await user.type(name, 'joa');
    await user.click(await dialog.findByRole('option', { name: /^João Pérez/ }));
    await user.type(name, ' hijo');
    expect(dialog.getByRole('textbox', { name: 'Teléfono' })).toBeVisible();
  });

  it('sends the other players and a note', async () => {
    const { user, dialog, name, changes } = await openSale([]);
    await user.type(name, 'Ana');
    await user.click(dialog.getByRole('button', { name: 'Jugadores y nota' }));
    expect(dialog.getByRole('textbox', { name: 'Otros jugadores' })).toHaveFocus();
    await user.keyboard('Luis, Eva,');
    await user.type(dialog.getByRole('textbox', { name: 'Nota' }), 'Pide pelotas');
    await user.click(dialog.getByRole('button', { name: 'Cobrar $16.50' }));
    await screen.findByText('Hora vendida');
    expect(changes).toMatchObject([{ body: { players: ['Luis', 'Eva'], note: 'Pide pelotas' } }]);
  });

  it('offers the payment link by WhatsApp to the phone of the customer', async () => {
    const { user, dialog, name, changes } = await openSale();
    const url = 'http://saque.test/reserva/abc';
    server.use(http.post('*/api/admin/bookings/:id/payment-link', () => HttpResponse.json({ url })));
    await user.type(name, 'joa');
    await user.click(await dialog.findByRole('option', { name: /^João Pérez/ }));
    await user.click(dialog.getByRole('radio', { name: 'Con link' }));
    await user.click(dialog.getByRole('button', { name: 'Reservar y enviar link' }));
    const sent = within(await screen.findByRole('dialog', { name: 'Enviar el link de pago' }));
    const chat = await sent.findByRole('link', { name: 'Enviar por WhatsApp' });
    await waitFor(() => expect(chat).toHaveFocus());
    const address = new URL(chat.getAttribute('href') ?? '');
    expect([address.host, address.pathname]).toEqual(['wa.me', '/593991234567']);
    expect(address.searchParams.get('text')).toContain(
      `, de 15:00 a 16:00. Paga aquí para confirmarla: ${url}`,
    );
    expect(changes).toMatchObject([{ body: { payment: { kind: 'link' } } }]);
    await expectAccessible(screen.getByRole('dialog'));
  });
});
