import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPageOfMovements, aPaymentsMonth, serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import type { PaymentsMonth } from './types';

function serve(month: PaymentsMonth) {
  serveAdmin();
  server.use(
    http.get('*/api/admin/payments/month', () => HttpResponse.json(month)),
    http.get('*/api/discount-codes', () => HttpResponse.json([])),
    http.get('*/api/admin/payments', () => HttpResponse.json(aPageOfMovements([]))),
  );
}

describe('the revenue of the month by way of paying', () => {
  it('is shown once the desk has taken money', async () => {
    const methods = [
      { method: 'card' as const, revenue: '90.00' },
      { method: 'cash' as const, revenue: '-3.00' },
      { method: 'transfer' as const, revenue: '25.00' },
      { method: 'terminal' as const, revenue: '0.00' },
    ];
    serve(aPaymentsMonth({ days: [], methods }));
    renderApp('/admin/payments');

    const split = await screen.findByRole('region', { name: 'Por forma de pago' });
    expect(split).toHaveTextContent(
      'Con tarjeta$90.00Efectivo-$3.00Transferencia$25.00Ingresos del mes$112.00',
    );
  });

  it('is left out if only cards paid', async () => {
    serve(aPaymentsMonth({ days: [] }));
    renderApp('/admin/payments');

    expect(await screen.findByRole('heading', { name: 'Resumen' })).toBeVisible();
    expect(screen.queryByText('Por forma de pago')).not.toBeInTheDocument();
  });
});
