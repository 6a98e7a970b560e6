import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aMovement, aPageOfMovements, aPaymentsMonth, serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { withStyleSheets } from '../../testing/style-sheets';
import { widenWindow } from '../../testing/wide-window';

/** A month without a chart, because most tests do not need it. */
const monthWithoutChart = aPaymentsMonth({ days: [] });

/** Serves this month and these movements. Returns the query of each request for the list. */
function servePayments({ month = monthWithoutChart, page = aPageOfMovements([aMovement()]) } = {}) {
  const queries: string[] = [];
  server.use(
    http.get('*/api/admin/payments/month', () => HttpResponse.json(month)),
    http.get('*/api/discount-codes', () =>
      HttpResponse.json([
        { code: 'VERANO', type: 'percentage', value: '20.00', usageCount: 3 },
        { code: 'CLUB5', type: 'fixed', value: '5.50', usageCount: 1 },
      ]),
    ),
    http.get('*/api/admin/payments', ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json(page);
    }),
  );
  return queries;
}

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return heading.closest('li') ?? document.body;
};

beforeEach(() => serveAdmin());

describe('the payments of the month', () => {
  // The chart measures itself with the style sheets.
  beforeEach(() => withStyleSheets());

  it('shows the revenue, the completed payments and the pending payments', async () => {
    servePayments();
    const { container } = renderApp('/admin/payments');

    expect(await card('Ingresos del mes')).toHaveTextContent('$112.00+12% vs el mes pasado');
    expect(await card('Ingresos del mes')).toHaveTextContent('hasta el mismo día y hora');
    expect(await card('Pagos completados')).toHaveTextContent('$126.509 pagos este mes');
    expect(await card('Pagos pendientes')).toHaveTextContent('$1,245.0012 reservas por pagar');
    expect(screen.getByRole('heading', { level: 1, name: 'Pagos' })).toBeVisible();
    await screen.findByRole('list', { name: 'Movimientos' });
    await expectAccessible(container);
  });

  it.each([
    [null, 'sin datos del mes pasado'],
    ['0.00', 'mes pasado: $0.00'],
    ['112.00', 'igual que el mes pasado'],
  ])('compares the revenue with a previous month of %s', async (lastMonth, words) => {
    servePayments({ month: aPaymentsMonth({ revenue: { thisMonth: '112.00', lastMonth } }) });
    renderApp('/admin/payments');

    expect(await card('Ingresos del mes')).toHaveTextContent(words);
  });

  it('does not say what the revenue is compared with if there is no month to compare', async () => {
    servePayments({ month: aPaymentsMonth({ revenue: { thisMonth: '112.00', lastMonth: null } }) });
    renderApp('/admin/payments');

    expect(await card('Ingresos del mes')).not.toHaveTextContent('Comparado con');
  });

  it('lists the deductions between gross and net', async () => {
    servePayments();
    renderApp('/admin/payments');

    const heading = await screen.findByRole('heading', { name: 'Resumen' });
    const list = heading.closest('section')?.querySelector('dl');
    const lines = [...(list?.children ?? [])].map((line) => line.textContent);
    expect(lines).toEqual([
      'Ingresos brutos$130.50',
      'Descuentos aplicados-$4.00',
      'Reembolsos-$14.50',
      'Comisiones de tarjeta (2.9% + $0.30)-$6.37',
      'Ingresos netos$105.63',
    ]);
  });

  it('draws the days as a chart, and as a table after a click', async () => {
    servePayments({ month: aPaymentsMonth() });
    const { user, container } = renderApp('/admin/payments');

    expect(
      await screen.findByRole('img', { name: 'Ingresos de noviembre 2026 por día' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver como tabla' }));
    const table = screen.getByRole('table', { name: 'Ingresos de noviembre 2026 por día' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
    expect(rows).toEqual([
      'Día | Recibido | Reembolsado | Ingresos',
      '5 | $100.00 | $0.00 | $100.00',
      '20 | $26.50 | -$14.50 | $12.00',
    ]);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Ver como gráfico' }));
    expect(screen.queryByRole('table', { name: /^Ingresos de/ })).not.toBeInTheDocument();
  });

  it('explains that the month has no movements', async () => {
    servePayments({ month: aPaymentsMonth({ days: [{ day: 1, received: '0.00', refunded: '0.00' }] }) });
    renderApp('/admin/payments');

    expect(await screen.findByText('Este mes todavía no hay movimientos.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ver como tabla' })).not.toBeInTheDocument();
  });

  it('loads only the figures again after a click on "Reintentar"', async () => {
    servePayments();
    server.use(
      http.get('*/api/admin/payments/month', () => HttpResponse.json(null, { status: 500 }), { once: true }),
    );
    const { user } = renderApp('/admin/payments');

    expect(await screen.findByText('No pudimos cargar las cifras del mes')).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Movimientos' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await card('Ingresos del mes')).toHaveTextContent('$112.00');
  });
});

describe('the list of active codes', () => {
  it('shows the discount and the number of uses of each code', async () => {
    servePayments();
    renderApp('/admin/payments');

    const list = await screen.findByRole('list', { name: 'Códigos activos' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['VERANO20% de descuento3 usos', 'CLUB5$5.50 de descuento1 uso']);
    expect(screen.getByRole('link', { name: 'Gestionar códigos' })).toHaveAttribute(
      'href',
      '/admin/discounts',
    );
  });
});

describe('the list of movements', () => {
  const several = [
    aMovement(),
    aMovement({
      id: 'ref:re_1',
      state: 'refunded',
      concept: 'cancelled',
      amount: '-7.25',
      reference: 're_1',
    }),
    aMovement({ id: 'due:b', state: 'pending', concept: null, reference: null, name: null, email: null }),
    aMovement({ id: 'pay:pi_2', timeZone: 'Europe/Madrid', venueName: 'Centro', concept: 'share' }),
  ];

  it('shows the movements in a table on wide windows, at the local time of each venue', async () => {
    widenWindow();
    servePayments({ page: aPageOfMovements(several) });
    const { container } = renderApp('/admin/payments');

    const table = await screen.findByRole('table', { name: 'Movimientos' });
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(' | '),
    );
    expect(rows).toEqual([
      '20/11/202621:05 | Pagado | Pago de la reservaAna Torres | Cancha 2 · Club Las Lomas25/11/2026, 18:00 · K7M-4QX | $14.50 | ',
      '20/11/202621:05 | Reembolsado | Reserva canceladaAna Torres | Cancha 2 · Club Las Lomas25/11/2026, 18:00 · K7M-4QX | -$7.25 | ',
      '20/11/202621:05 | Pendiente | Falta por pagarSin nombre | Cancha 2 · Club Las Lomas25/11/2026, 18:00 · K7M-4QX | $14.50 | ',
      '21/11/202603:05 | Pagado | Parte de un pago compartidoAna Torres | Cancha 2 · Centro25/11/2026, 18:00 · K7M-4QX | $14.50 | ',
    ]);
    expect(screen.getByText(/^4 movimientos/)).toBeVisible();
    await expectAccessible(container);
  });

  it('keeps the contact, the reference and the accounts of a movement behind a press', async () => {
    widenWindow();
    servePayments({ page: aPageOfMovements([aMovement()]) });
    const { user, container } = renderApp('/admin/payments');

    const open = await screen.findByRole('button', { name: 'Detalles del movimiento de 25/11/2026, 18:00' });
    expect(screen.queryByText('pi_1')).not.toBeInTheDocument();
    await user.click(open);
    expect(open).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('pi_1')).toBeVisible();
    expect(screen.getByText('ana@saque.example')).toBeVisible();
    await expectAccessible(container);
  });

  it('shows the movements as rows of three lines on phones', async () => {
    servePayments({ page: aPageOfMovements(several) });
    const { container } = renderApp('/admin/payments');

    const list = await screen.findByRole('list', { name: 'Movimientos' });
    const [, refund] = within(list).getAllByRole('listitem');
    expect(refund).toHaveTextContent(
      /^Ana TorresReserva cancelada · 20\/11\/2026, 21:05.*-\$7\.25Reembolsado$/,
    );
    await expectAccessible(container);
  });

  it('reads the filters from the URL and applies them to the CSV file', async () => {
    const queries = servePayments();
    const { user } = renderApp('/admin/payments?desde=2026-11-01&estado=quizas&hasta=nunca');

    await screen.findByRole('list', { name: 'Movimientos' });
    expect(queries).toEqual(['?from=2026-11-01']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Reembolsado');
    await user.click(screen.getByRole('combobox', { name: 'Complejo' }));
    await user.click(screen.getByRole('option', { name: 'Club Las Lomas' }));
    await waitFor(() => expect(queries.at(-1)).toBe('?from=2026-11-01&venueId=venue-1&state=refunded'));
    expect(screen.getByRole('link', { name: 'Descargar CSV' })).toHaveAttribute(
      'href',
      '/api/admin/payments.csv?from=2026-11-01&venueId=venue-1&state=refunded',
    );
    expect(screen.getByRole('link', { name: 'CSV para Excel en español (;)' })).toHaveAttribute(
      'href',
      '/api/admin/payments.csv?from=2026-11-01&venueId=venue-1&state=refunded&separator=semicolon',
    );
  });

  it('searches from the first page when typing pauses', async () => {
    const queries = servePayments({ page: aPageOfMovements([aMovement()], { total: 60, page: 2 }) });
    const { user } = renderApp('/admin/payments?pagina=2');

    await screen.findByRole('list', { name: 'Movimientos' });
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'lomas');
    await waitFor(() => expect(queries.at(-1)).toBe('?search=lomas'));
    expect(queries).toEqual(['?page=2', '?search=lomas']);
    expect(screen.getByRole('searchbox', { name: 'Buscar' })).toHaveFocus();
  });

  it('loads the next page on a click', async () => {
    const queries = servePayments({ page: aPageOfMovements([aMovement()], { total: 60 }) });
    const { user } = renderApp('/admin/payments');

    const pages = within(await screen.findByRole('navigation', { name: 'Páginas' }));
    expect(pages.getByText('Página 1 de 3')).toBeVisible();
    expect(pages.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await user.click(pages.getByRole('button', { name: 'Siguiente' }));
    await waitFor(() => expect(queries).toEqual(['', '?page=2']));
  });

  it('distinguishes an empty list from filters that match nothing', async () => {
    const queries = servePayments({ page: aPageOfMovements([]) });
    const { user, container } = renderApp('/admin/payments?buscar=nada');

    expect(await screen.findByText('Ningún movimiento coincide')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await screen.findByText('Todavía no hay movimientos')).toBeVisible();
    expect(queries.at(-1)).toBe('');
    expect(screen.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('');
  });

  it('shows the error of the server, and loads the list again after a click on "Reintentar"', async () => {
    servePayments();
    const message = 'La fecha final no puede ser anterior a la inicial.';
    server.use(
      http.get(
        '*/api/admin/payments',
        () => HttpResponse.json({ code: 'invalid_request', message }, { status: 400 }),
        {
          once: true,
        },
      ),
    );
    const { user } = renderApp('/admin/payments');

    expect(await screen.findByText('No pudimos cargar los movimientos')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('list', { name: 'Movimientos' })).toBeVisible();
  });
});
