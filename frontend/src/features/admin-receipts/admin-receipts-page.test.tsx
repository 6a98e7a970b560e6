import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aVenue } from '../../testing/builders';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import type { Receipt } from './receipt-calls';

const receipt: Receipt = {
  number: '001-000000123',
  kind: 'payment',
  means: 'cash',
  amount: '7.25',
  issuedAt: '2026-11-20T15:00:00.000Z',
  booking: { id: 'booking-1', code: 'K7M-4QX' },
  lines: [
    {
      kind: 'court',
      text: null,
      quantity: 1,
      amount: '7.25',
      courtTime: {
        courtNumber: 1,
        courtName: 'Central',
        date: '2026-11-21',
        timeSlot: '18:00',
        durationMinutes: 90,
        gameType: 'doubles',
        totalAmount: '29.00',
      },
    },
  ],
  buyer: null,
  corrects: null,
  venue: { id: 'venue-1', name: 'Club Las Lomas', timeZone: 'America/Guayaquil' },
  buyerUntil: '2999-12-20T15:00:00.000Z',
  correctedBy: [
    { number: 'C001-000000007', kind: 'refund', amount: '7.25', issuedAt: '2026-11-20T16:00:00.000Z' },
  ],
  issuer: { legalName: 'Tenis S. A.', legalAddress: null },
  invoice: null,
};

/** Serves one receipt. Returns the queries and the bodies that were sent. */
function serveReceipts(over: Partial<Receipt> = {}) {
  const sent: unknown[] = [];
  let current: Receipt = { ...receipt, ...over };
  serveAdmin();
  server.use(
    http.get('*/api/venues/:id', () => HttpResponse.json(aVenue({ id: 'venue-1', name: 'Club Las Lomas' }))),
    http.get('*/api/admin/receipts', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      sent.push(search);
      const items = searchParams.get('search') === 'nadie' ? [] : [current];
      return HttpResponse.json({ items, nextCursor: null });
    }),
    http.get('*/api/admin/receipts/:number', () => HttpResponse.json(current)),
    http.put('*/api/admin/receipts/:number/buyer', async ({ request }) => {
      const buyer = (await request.json()) as Receipt['buyer'];
      sent.push(buyer);
      current = { ...current, buyer: buyer?.name || buyer?.taxId ? buyer : null };
      return HttpResponse.json(current);
    }),
  );
  return sent;
}

test('the list leads to a receipt with its lines, its papers and what has corrected it', async () => {
  serveReceipts();
  const { user, container } = renderApp('/admin/receipts?complejo=venue-1');
  const row = await screen.findByRole('button', { name: /Recibo 001-000000123/ });
  expect(row).toHaveTextContent('$7.25');
  expect(row).toHaveTextContent('Efectivo · reserva K7M-4QX');
  await user.click(row);
  expect(await screen.findByRole('heading', { level: 1, name: 'Recibo 001-000000123' })).toBeVisible();
  expect(
    await screen.findByText(/21 de noviembre.*18:00 a 19:30 · Dobles · parte de \$29\.00/),
  ).toBeVisible();
  expect(screen.getByText('Consumidor final')).toBeVisible();
  expect(screen.getByText('Tenis S. A.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'PDF' })).toHaveAttribute(
    'href',
    '/api/admin/receipts/001-000000123/pdf?format=a4',
  );
  expect(screen.getByRole('link', { name: 'Ticket 80 mm' })).toHaveAttribute(
    'href',
    '/api/admin/receipts/001-000000123/pdf?format=80mm',
  );
  expect(
    screen.getByRole('button', { name: 'Corregido por la nota de crédito C001-000000007' }),
  ).toBeVisible();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Ver todos los recibos' }));
  expect(await screen.findByRole('button', { name: /Recibo 001-000000123/ })).toBeVisible();
});

test('a buyer is named and removed', async () => {
  const sent = serveReceipts();
  const { user } = renderApp('/admin/receipts?recibo=001-000000123');
  await user.type(await screen.findByRole('textbox', { name: 'Nombre o empresa' }), ' Ana Torres ');
  await user.click(screen.getByRole('button', { name: 'Guardar comprador' }));
  expect(await screen.findByText('Ana Torres')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitar comprador' }));
  expect(await screen.findByText('Consumidor final')).toBeVisible();
  expect(sent).toEqual([
    { name: 'Ana Torres', taxId: null },
    { name: null, taxId: null },
  ]);
});

test('a buyer is final after 30 days, and can still be removed', async () => {
  serveReceipts({ buyerUntil: '2026-01-01T00:00:00.000Z', buyer: { name: 'Ana Torres', taxId: null } });
  renderApp('/admin/receipts?recibo=001-000000123');
  expect(await screen.findByRole('textbox', { name: 'Nombre o empresa' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Guardar comprador' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Quitar comprador' })).toBeEnabled();
});

test('a credit note names its receipt and takes no buyer', async () => {
  serveReceipts({ kind: 'refund', number: 'C001-000000007', corrects: '001-000000123', buyerUntil: null });
  renderApp('/admin/receipts?recibo=C001-000000007');
  const heading = await screen.findByRole('heading', { name: 'Nota de crédito C001-000000007' });
  expect(heading).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Corrige el recibo 001-000000123' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('the list asks the server for a day and a text, and says if it finds none', async () => {
  const sent = serveReceipts();
  renderApp('/admin/receipts?complejo=venue-1&dia=2026-11-20&buscar=nadie');
  expect(await screen.findByText('Ningún recibo coincide')).toBeVisible();
  expect(sent).toEqual(['?venueId=venue-1&date=2026-11-20&search=nadie']);
  expect(within(screen.getByRole('search')).getByLabelText('Día')).toHaveValue('20/11/2026');
});

const water: Receipt['lines'][number] = {
  kind: 'item',
  text: 'Agua',
  quantity: 2,
  amount: '3.00',
  courtTime: null,
};

test('the counter sells two articles for cash with the keyboard, and shows change and receipt', async () => {
  serveReceipts();
  const sold: unknown[] = [];
  server.use(
    http.post('*/api/admin/counter-sales', async ({ request }) => {
      sold.push(await request.json());
      const document = { ...receipt, booking: null, lines: [water], amount: '8.00', correctedBy: [] };
      return HttpResponse.json(document, { status: 201 });
    }),
  );
  const { user, baseElement } = renderApp('/admin/receipts?complejo=venue-1');
  const open = await screen.findByRole('button', { name: 'Venta de mostrador' });
  await waitFor(() => expect(open).toBeEnabled());
  await user.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Venta de mostrador' }));
  expect(dialog.getByRole('textbox', { name: 'Qué vendes' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Cobrar' }));
  expect(dialog.getByText('Escribe qué vendes.')).toBeVisible();
  await user.click(dialog.getByRole('textbox', { name: 'Qué vendes' }));
  await user.keyboard('Agua{Tab}{Backspace}2{Tab}1,50');
  await user.click(dialog.getByRole('button', { name: 'Agregar otro' }));
  const second = within(dialog.getByRole('group', { name: 'Artículo 2' }));
  expect(second.getByRole('textbox', { name: 'Qué vendes' })).toHaveFocus();
  await user.keyboard('Raqueta{Tab}{Tab}5');
  await user.type(dialog.getByRole('textbox', { name: 'Recibido' }), '5');
  expect(dialog.getByText('Faltan $3.00.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Recibido' }), '{Backspace}10');
  expect(dialog.getByText('Vuelto $2.00')).toBeVisible();
  await expectAccessible(baseElement);
  await user.click(dialog.getByRole('button', { name: 'Cobrar $8.00' }));
  const end = within(await screen.findByRole('dialog', { name: 'Venta cobrada' }));
  expect(end.getByText('Vuelto $2.00')).toBeVisible();
  expect(end.getByRole('link', { name: 'Recibo 001-000000123' })).toBeVisible();
  expect(end.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  expect(sold).toEqual([
    {
      venueId: 'venue-1',
      method: 'cash',
      lines: [
        { text: 'Agua', quantity: 2, price: '1.50' },
        { text: 'Raqueta', quantity: 1, price: '5.00' },
      ],
    },
  ]);
});

test('a removed article leaves the focus in the dialog', async () => {
  serveReceipts();
  const { user } = renderApp('/admin/receipts?complejo=venue-1');
  const open = await screen.findByRole('button', { name: 'Venta de mostrador' });
  await waitFor(() => expect(open).toBeEnabled());
  await user.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Venta de mostrador' }));
  await user.click(dialog.getByRole('button', { name: 'Agregar otro' }));
  await user.click(dialog.getByRole('button', { name: 'Quitar artículo 1' }));
  expect(dialog.getAllByRole('group', { name: /Artículo/ })).toHaveLength(1);
  expect(dialog.getByRole('button', { name: 'Agregar otro' })).toHaveFocus();
});

test('a sale of the counter is given back after a question, and its credit note opens', async () => {
  serveReceipts({ booking: null, lines: [water], correctedBy: [] });
  const note = { ...receipt, number: 'C001-000000008', kind: 'refund', corrects: receipt.number };
  server.use(
    http.post('*/api/admin/receipts/:number/give-back', () => {
      server.use(
        http.get('*/api/admin/receipts/C001-000000008', () =>
          HttpResponse.json({ ...note, buyerUntil: null, correctedBy: [] }),
        ),
      );
      return HttpResponse.json(note);
    }),
  );
  const { user } = renderApp('/admin/receipts?recibo=001-000000123');
  await user.click(await screen.findByRole('button', { name: 'Devolver esta venta' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Devuelve \$7\.25 igual que llegó \(efectivo\)/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Devolver esta venta' }));
  expect(await screen.findByRole('heading', { name: 'Nota de crédito C001-000000008' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Corrige el recibo 001-000000123' })).toBeVisible();
});

test('a receipt of a booking is not given back here', async () => {
  serveReceipts({ correctedBy: [] });
  renderApp('/admin/receipts?recibo=001-000000123');
  expect(await screen.findByRole('textbox', { name: 'Nombre o empresa' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Devolver esta venta' })).not.toBeInTheDocument();
});
