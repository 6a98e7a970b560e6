import { screen, within } from '@testing-library/react';
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
