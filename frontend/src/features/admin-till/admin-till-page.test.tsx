import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aVenue } from '../../testing/builders';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import type { Sheet, TillDetail } from './till-calls';

const sheet: Sheet = {
  number: 1,
  openedAt: '2026-11-20T13:00:00.000Z',
  openedBy: 'Eva',
  closedAt: '2026-11-21T02:00:00.000Z',
  closedBy: 'Eva',
  opening: '50.00',
  cashTaken: '14.50',
  cashGivenBack: '0.00',
  moved: '-5.00',
  expected: '59.50',
  counted: '59.00',
  difference: '-0.50',
  reason: 'Faltó cambio',
  tillId: 'till-1',
  tillName: 'Caja',
  venue: { id: 'venue-1', name: 'Club Las Lomas', timeZone: 'America/Guayaquil' },
  lines: [
    {
      at: '2026-11-20T15:00:00.000Z',
      kind: 'payment',
      amount: '14.50',
      reason: null,
      booking: { id: 'booking-1', code: 'K7M-4QX' },
    },
  ],
};

const shift: NonNullable<TillDetail['shift']> = {
  id: 'shift-1',
  openedAt: '2026-11-21T13:00:00.000Z',
  openedBy: 'Eva',
  openedById: 'admin-1',
  opening: '59.00',
  overdue: false,
  movements: [],
};

/** Serves a venue with one till. Returns the bodies of what was sent. */
function serveTill(first: Partial<TillDetail> = {}) {
  const sent: unknown[] = [];
  let till: TillDetail = {
    id: 'till-1',
    venueId: 'venue-1',
    name: 'Caja',
    open: false,
    shift: null,
    timeZone: 'America/Guayaquil',
    sheets: [sheet],
    ...first,
  };
  server.use(
    http.get('*/api/venues/page', () =>
      HttpResponse.json({ items: [aVenue({ id: 'venue-1', name: 'Club Las Lomas' })], total: 1, page: 1 }),
    ),
    http.get('*/api/venues/:id', () => HttpResponse.json(aVenue({ id: 'venue-1', name: 'Club Las Lomas' }))),
    http.get('*/api/admin/tills', () => HttpResponse.json([till])),
    http.get('*/api/admin/tills/till-1', () => HttpResponse.json(till)),
    http.get('*/api/admin/tills/till-1/sheets/1', () => HttpResponse.json(sheet)),
    http.post('*/api/admin/tills/till-1/open', async ({ request }) => {
      sent.push(await request.json());
      till = { ...till, open: true, shift };
      return HttpResponse.json(till);
    }),
    http.post('*/api/admin/tills/till-1/close', async ({ request }) => {
      const body = (await request.json()) as { reason: string | null };
      sent.push(body);
      if (body.reason === null) {
        const refusal = { code: 'difference_needs_reason', message: 'Faltan $0.50: escribe el motivo.' };
        return HttpResponse.json({ ...refusal, expected: '59.50', difference: '-0.50' }, { status: 409 });
      }
      till = { ...till, open: false, shift: null };
      return HttpResponse.json(sheet);
    }),
  );
  return sent;
}

beforeEach(() => serveAdmin());

test('a closed till is opened with what was counted, with the keyboard alone', async () => {
  const sent = serveTill();
  const { user, container } = renderApp('/admin/till?complejo=venue-1');
  await user.click(await screen.findByRole('textbox', { name: 'Efectivo contado' }));
  await user.keyboard('59{Enter}');
  expect(await screen.findByRole('heading', { name: 'Caja abierta' })).toBeVisible();
  expect(sent).toEqual([{ counted: '59.00' }]);
  await expectAccessible(container);
});

test('a count shows the difference only afterwards, and asks why', async () => {
  const sent = serveTill({ open: true, shift });
  const { user } = renderApp('/admin/till?complejo=venue-1');
  await user.click(await screen.findByRole('button', { name: 'Contar y cerrar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cuenta la caja' }));
  expect(dialog.queryByText(/59\.50/)).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Efectivo contado' }), '59');
  await user.click(dialog.getByRole('button', { name: 'Cerrar caja' }));
  expect(await dialog.findByText(/Faltan \$0\.50\. Debería haber \$59\.50\./)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Por qué no cuadra/ }), 'Faltó cambio');
  await user.click(dialog.getByRole('button', { name: 'Cerrar caja' }));
  expect(await screen.findByRole('heading', { name: 'Hoja 1 de Caja' })).toBeVisible();
  expect(sent).toEqual([
    { counted: '59.00', reason: null, openNext: false, shiftId: 'shift-1' },
    { counted: '59.00', reason: 'Faltó cambio', openNext: false, shiftId: 'shift-1' },
  ]);
});

test('a closed sheet opens from the list, with its sums and lines', async () => {
  serveTill();
  const { user, container } = renderApp('/admin/till?complejo=venue-1');
  await user.click(await screen.findByRole('button', { name: /Hoja 1/ }));
  expect(await screen.findByText('Motivo: Faltó cambio')).toBeVisible();
  expect(screen.getByText(/Cobro K7M-4QX/)).toBeVisible();
  expect(screen.getByText('-$0.50')).toBeVisible();
  await expectAccessible(container);
});

test('a till that stayed open over night is marked', async () => {
  serveTill({ open: true, shift: { ...shift, overdue: true } });
  renderApp('/admin/till?complejo=venue-1');
  expect(await screen.findByText(/Sigue abierta desde ayer/)).toBeVisible();
});
