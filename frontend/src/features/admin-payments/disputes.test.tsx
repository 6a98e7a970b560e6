import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aMovement, aPageOfMovements, aPaymentsMonth, serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

beforeEach(() => serveAdmin());

test('a dispute says why, how much, until when evidence is due, and leads to the provider', async () => {
  const dispute = {
    status: 'needs_response',
    reason: 'fraudulent',
    amount: '14.50',
    fee: '15.00',
    evidenceDueAt: '2026-11-29T02:00:00.000Z',
    providerPage: 'https://dashboard.stripe.com/payments/pi_1',
  } as const;
  const entry = aMovement({ state: 'disputed', concept: 'dispute', amount: '-14.50', dispute });
  server.use(
    http.get('*/api/admin/payments/month', () => HttpResponse.json(aPaymentsMonth({ days: [] }))),
    http.get('*/api/admin/payments', () => HttpResponse.json(aPageOfMovements([entry]))),
  );
  const { user, container } = renderApp('/admin/payments');

  const list = await screen.findByRole('list', { name: 'Movimientos' });
  expect(within(list).getByText('En disputa')).toBeVisible();
  expect(list).toHaveTextContent('Motivo: no reconoce el cobro (fraude)');
  expect(list).toHaveTextContent('Disputa $14.50. Comisión de la disputa: $15.00');
  expect(list).toHaveTextContent('Envía tus pruebas antes del 28/11/2026');
  expect(within(list).getByRole('link', { name: 'Ver en Stripe' })).toHaveAttribute(
    'href',
    dispute.providerPage,
  );
  await user.click(within(list).getByRole('button', { name: /^Detalles del movimiento/ }));
  expect(within(list).getByRole('link', { name: /Ver cuentas de la reserva/ })).toHaveAttribute(
    'href',
    '/admin/ledger?reserva=booking-1',
  );
  await expectAccessible(container);
});
