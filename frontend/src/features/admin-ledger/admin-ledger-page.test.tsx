import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { widenWindow } from '../../testing/wide-window';
import { texts } from './texts';
import type { BookingStatement, Finding, LedgerSummary } from './model/ledger-words';

const BOOKING = {
  code: 'K7M-4QX',
  id: 'booking-1',
  venueName: 'Club Las Lomas',
  courtNumber: 2,
  bookingDate: '2026-11-21',
  timeSlot: '18:00',
};

const aSummary = (over: Partial<LedgerSummary> = {}): LedgerSummary => ({
  comparison: {
    comparedAt: '2026-11-21T13:30:00.000Z',
    since: '2026-11-18T13:30:00.000Z',
    movements: 42,
    ours: '580.10',
    theirs: '580.10',
    difference: '0.00',
  },
  openFindings: 0,
  fees: { charges: '31.87', chargeCount: 38, unknownCount: 0, disputes: '15.00' },
  disputes: { open: 1, withheld: '14.50' },
  declines: { lastHour: 3, endedToday: 1 },
  timeZone: 'America/Guayaquil',
  ...over,
});

const aFinding = (over: Partial<Finding> = {}): Finding => ({
  id: '7',
  kind: 'contradiction',
  reference: 'pi_1',
  ours: '14.50',
  theirs: '9.00',
  currency: 'USD',
  foundAt: '2026-11-21T13:30:00.000Z',
  resolvedAt: null,
  resolvedBy: null,
  note: null,
  booking: BOOKING,
  refund: 'none',
  providerPage: null,
  ...over,
});

const aStatement = (over: Partial<BookingStatement> = {}): BookingStatement => {
  const entry = { concept: null, reference: 'pi_1', fee: '0.00', moved: '0.00' };
  return {
    booking: {
      ...BOOKING,
      courtName: 'Central',
      timeZone: 'America/Guayaquil',
      total: '14.50',
      paid: '14.50',
    },
    balance: '-15.72',
    earned: '14.50',
    owed: '0.00',
    fees: '15.72',
    disputed: '14.50',
    entries: [
      {
        ...entry,
        id: 'pay:pi_1',
        at: '2026-11-20T15:00:00.000Z',
        kind: 'payment',
        concept: 'full',
        amount: '14.50',
        balance: '14.50',
      },
      {
        ...entry,
        id: 'fee:pi_1',
        at: '2026-11-20T15:00:01.000Z',
        kind: 'fee',
        amount: '-0.72',
        fee: '0.72',
        balance: '13.78',
      },
      {
        ...entry,
        id: 'dispute:dp_1:txn_1',
        at: '2026-11-21T15:00:00.000Z',
        kind: 'dispute_withdrawn',
        amount: '-29.50',
        fee: '15.00',
        moved: '14.50',
        balance: '-15.72',
        reference: 'dp_1',
      },
    ],
    total: 3,
    page: 1,
    pageSize: 25,
    ...over,
  };
};

/** Serves the screen. Returns the requests that change something, as `path body`. */
function serveLedger({ summary = aSummary(), open = [aFinding()], resolved = [] as Finding[] } = {}) {
  const changes: string[] = [];
  const page = (entries: Finding[]) => ({ entries, total: entries.length, page: 1, pageSize: 25 });
  server.use(
    http.get('*/api/admin/ledger', () => HttpResponse.json(summary)),
    http.get('*/api/admin/ledger/findings', ({ request }) =>
      HttpResponse.json(page(request.url.includes('state=resolved') ? resolved : open)),
    ),
    http.get('*/api/admin/ledger/bookings/:reference', ({ params }) =>
      params['reference'] === 'pi_unknown'
        ? HttpResponse.json(
            { code: 'booking_not_found', message: 'No encontramos esa reserva.' },
            { status: 404 },
          )
        : HttpResponse.json(aStatement()),
    ),
    http.put('*/api/admin/ledger/findings/*', async ({ request }) => {
      changes.push(`${new URL(request.url).pathname} ${await request.text()}`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return changes;
}

beforeEach(() => serveAdmin());

test('the ledger shows the difference with its time, the real fees, disputes and declines', async () => {
  serveLedger();
  const { container } = renderApp('/admin/ledger');
  expect(await screen.findByText('$0.00')).toBeVisible();
  expect(screen.getByText('Comparado el 21/11/2026 a las 08:30')).toBeVisible();
  expect(screen.getByText('Nuestro libro: $580.10. Stripe: $580.10.')).toBeVisible();
  expect(screen.getByText('Todo cuadra')).toBeVisible();
  expect(screen.getByText('$31.87')).toBeVisible();
  expect(screen.getByText('Los bancos retienen $14.50')).toBeVisible();
  expect(screen.getByText('Hoy cerramos 1 pago por rechazos.')).toBeVisible();
  await expectAccessible(container);
});

test('the ledger shows no figure before the first comparison', async () => {
  serveLedger({ summary: aSummary({ comparison: null }), open: [] });
  const { container } = renderApp('/admin/ledger');
  expect(await screen.findByText('Todavía no se ha comparado')).toBeVisible();
  expect(screen.queryByText('$0.00')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Sin diferencias abiertas' })).toBeVisible();
  await expectAccessible(container);
});

test('a difference says what differs and what to do, and is resolved with a note', async () => {
  const changes = serveLedger();
  const { user, container } = renderApp('/admin/ledger');
  const list = await screen.findByRole('list', { name: 'Diferencias' });
  expect(within(list).getByRole('heading', { name: 'Pedimos $14.50 y Stripe cobró $9.00.' })).toBeVisible();
  expect(within(list).getByText(/Devuélvelo completo/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Marcar como resuelta' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Qué hiciste con esta diferencia?' });
  const note = within(dialog).getByRole('textbox', { name: /Nota/ });
  await user.click(within(dialog).getByRole('button', { name: 'Marcar como resuelta' }));
  expect(note).toHaveFocus();
  expect(note).toHaveAccessibleDescription(texts.resolveMissing);
  await user.type(note, ' Visto en Stripe ');
  await expectAccessible(container);
  await user.click(within(dialog).getByRole('button', { name: 'Marcar como resuelta' }));
  expect(await screen.findByText('Diferencia resuelta')).toBeVisible();
  expect(changes).toEqual(['/api/admin/ledger/findings/7/resolution {"note":"Visto en Stripe"}']);
});

test('the money of a charge that contradicts ours is given back after a confirmation', async () => {
  const changes = serveLedger({ open: [aFinding({ currency: 'EUR' })] });
  const { user } = renderApp('/admin/ledger');
  await user.click(await screen.findByRole('button', { name: 'Devolver 9.00 EUR' }));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Devolver 9.00 EUR a quien pagó?' });
  await user.click(within(dialog).getByRole('button', { name: 'Devolver 9.00 EUR' }));
  expect(await screen.findByText('Reembolso en camino')).toBeVisible();
  expect(changes).toEqual(['/api/admin/ledger/findings/7/refund ']);
});

test('resolved differences are behind a filter, with the note and who resolved them', async () => {
  const resolved = aFinding({
    kind: 'refund',
    ours: null,
    refund: null,
    booking: null,
    resolvedAt: '2026-11-21T14:00:00.000Z',
    resolvedBy: 'eva',
    note: 'Hecho a mano',
  });
  serveLedger({ open: [], resolved: [resolved] });
  const { user } = renderApp('/admin/ledger');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Mostrar' }), 'Resueltas');
  expect(await screen.findByText('Nota: Hecho a mano')).toBeVisible();
  expect(screen.getByText(/por eva$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Marcar como resuelta' })).toBeNull();
});

test('the transactions of a booking lead in words to its balance', async () => {
  widenWindow();
  serveLedger();
  const { container } = renderApp('/admin/ledger?reserva=booking-1');
  const table = await screen.findByRole('table', { name: 'Movimientos de la reserva' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(1).map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Llegó el dinero: pago de la reservapi_1', '$14.50', '$14.50'],
    ['Comisión de Stripe por el cobropi_1', '-$0.72', '$13.78'],
    ['El banco retiró $14.50 por una disputa y Stripe cobró $15.00dp_1', '-$29.50', '-$15.72'],
  ]);
  const total = screen.getByText('Saldo en Stripe por esta reserva').parentElement;
  expect(total).toHaveTextContent('-$15.72');
  await expectAccessible(container);
});

test('a search by a reference opens the booking on a phone, and an unknown one says so', async () => {
  serveLedger();
  const { user, container } = renderApp('/admin/ledger');
  await user.type(await screen.findByRole('searchbox', { name: texts.search }), 'pi_1');
  const list = await screen.findByRole('list', { name: 'Movimientos de la reserva' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  await expectAccessible(container);
  await user.clear(screen.getByRole('searchbox', { name: texts.search }));
  await user.type(screen.getByRole('searchbox', { name: texts.search }), 'pi_unknown');
  expect(await screen.findByText('No encontramos esas cuentas')).toBeVisible();
  expect(screen.getByText(/«pi_unknown»/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Volver al libro' }));
  await waitFor(() => expect(screen.getByText('$31.87')).toBeVisible());
});
