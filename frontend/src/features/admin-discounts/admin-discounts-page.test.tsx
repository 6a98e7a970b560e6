import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aCode, serveAdmin } from '../../testing/handlers/admin';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';
import { widenWindow } from '../../testing/wide-window';
import { texts } from './texts';
import type { DiscountCode } from './types';

standAt('2026-11-21T12:00:00-05:00');
beforeEach(() => serveAdmin());

/** Serves these codes and keeps changes to them. Returns the body of each request. */
function serveCodes(...codes: DiscountCode[]) {
  const kept = [...codes];
  const requests: unknown[] = [];
  server.use(
    http.get('*/api/admin/discount-codes', () => HttpResponse.json(kept)),
    http.post<never, Partial<DiscountCode>>('*/api/admin/discount-codes', async ({ request }) => {
      const body = await request.json();
      requests.push(body);
      const created = aCode({ id: 'code-new', usageCount: 0, ...body });
      kept.unshift(created);
      return HttpResponse.json(created, { status: 201 });
    }),
    http.patch<{ id: string }, Partial<DiscountCode>>(
      '*/api/admin/discount-codes/:id',
      async ({ request, params }) => {
        const body = await request.json();
        requests.push(body);
        const at = kept.findIndex(({ id }) => id === params.id);
        const changed = aCode({ ...kept[at], ...body });
        kept[at] = changed;
        return HttpResponse.json(changed);
      },
    ),
  );
  return requests;
}

const rejectChanges = (method: 'post' | 'patch', status: number, message: string) =>
  server.use(
    http[method]('*/api/admin/discount-codes*', () => HttpResponse.json({ code: 'no', message }, { status })),
    http[method]('*/api/admin/discount-codes/:id', () =>
      HttpResponse.json({ code: 'no', message }, { status }),
    ),
  );

const many = () => [
  aCode(),
  aCode({
    id: 'b',
    code: 'CLUB5',
    type: 'fixed',
    value: '5.00',
    maxUsage: 10,
    maxPerPlayer: 2,
    isPromoted: true,
  }),
  aCode({ id: 'c', code: 'VIEJO', expiresAt: '2026-11-20T17:00:00.000Z', isActive: false }),
  aCode({ id: 'd', code: 'ANIVERSARIO', value: '12.50', expiresAt: '2026-12-31T17:00:00.000Z' }),
];

describe('the list of discount codes', () => {
  it('shows the codes in a table on wide windows', async () => {
    widenWindow();
    serveCodes(...many());
    const { container } = renderApp('/admin/discounts');

    const table = await screen.findByRole('table', { name: 'Códigos de descuento' });
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.cells].map((cell) => cell.textContent),
    );
    expect(rows.map((cells) => cells.slice(0, 5).join(' | '))).toEqual([
      'Código | Tipo | Valor | Usos | Vencimiento',
      'VERANO | Porcentaje | 20% | 3 / ∞ | Sin vencimiento',
      'CLUB5En el inicio | Fijo | $5.00 | 3 / 102 veces por jugador | Sin vencimiento',
      'VIEJO | Porcentaje | 20% | 3 / ∞ | Venció el 20/11/2026',
      'ANIVERSARIO | Porcentaje | 12.50% | 3 / ∞ | 31/12/2026',
    ]);
    expect(screen.getByRole('switch', { name: 'VIEJO activo' })).not.toBeChecked();
    await expectAccessible(container);
  });

  it('shows the codes as cards on phones', async () => {
    serveCodes(...many());
    const { container } = renderApp('/admin/discounts');

    const list = await screen.findByRole('list', { name: 'Códigos de descuento' });
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('VERANO');
    expect(first).toHaveTextContent('TipoPorcentajeValor20%Usos3 / ∞VencimientoSin vencimiento');
    await expectAccessible(container);
  });

  it('switches a code at once, and sends only that change', async () => {
    const requests = serveCodes(aCode());
    const { user } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('switch', { name: 'VERANO activo' }));
    expect(screen.getByRole('switch', { name: 'VERANO activo' })).not.toBeChecked();
    expect(await screen.findByText('Código actualizado')).toBeInTheDocument();
    expect(requests).toEqual([{ isActive: false }]);
  });

  it('reverts the switch and shows the error when the server rejects the change', async () => {
    serveCodes(aCode());
    rejectChanges('patch', 503, 'Vuelve en un momento.');
    const { user } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('switch', { name: 'VERANO activo' }));
    expect(await screen.findByText('Vuelve en un momento.')).toBeInTheDocument();
    expect(await screen.findByText('Error')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('switch', { name: 'VERANO activo' })).toBeChecked());
  });

  it('copies a code with a button', async () => {
    serveCodes(aCode());
    const { user } = renderApp('/admin/discounts');
    const write = jest.spyOn(navigator.clipboard, 'writeText');

    await user.click(await screen.findByRole('button', { name: 'Copiar VERANO' }));
    expect(await screen.findByText('Código copiado')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('VERANO');
  });

  it('invites to create the first code if there is none', async () => {
    serveCodes();
    const { container } = renderApp('/admin/discounts');

    expect(await screen.findByText('Todavía no hay códigos')).toBeVisible();
    await expectAccessible(container);
  });

  it('loads the codes again after a click on "Reintentar"', async () => {
    serveCodes(aCode());
    server.use(
      http.get('*/api/admin/discount-codes', () => HttpResponse.json(null, { status: 500 }), { once: true }),
    );
    const { user, container } = renderApp('/admin/discounts');

    expect(await screen.findByText('No pudimos cargar los códigos')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('VERANO')).toBeVisible();
  });
});

describe('the dialog of a discount code', () => {
  it('creates a code in capitals and shows it in the list', async () => {
    const requests = serveCodes();
    const { user, baseElement } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('button', { name: 'Crear código' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo código' }));
    const submit = dialog.getByRole('button', { name: 'Crear código' });
    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription(texts.missing.both);
    await user.type(dialog.getByRole('textbox', { name: /^Código/ }), 'navidad');
    expect(dialog.getByDisplayValue('NAVIDAD')).toBeVisible();
    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription(texts.missing.value);
    const value = dialog.getByRole('textbox', { name: /^Valor/ });
    await user.click(dialog.getByRole('radio', { name: 'Fijo' }));
    await user.type(value, '2,50');
    await user.type(dialog.getByRole('textbox', { name: /^Límite de usos/ }), '40');
    await user.type(dialog.getByRole('textbox', { name: /^Máximo por jugador/ }), '1');
    await user.click(dialog.getByRole('switch', { name: 'Mostrarlo en la página de inicio' }));
    await expectAccessible(baseElement);
    await user.click(submit);

    expect(await screen.findByText('Código creado')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('0 / 40')).toBeVisible();
    expect(screen.getByText('1 vez por jugador')).toBeVisible();
    expect(requests).toEqual([
      {
        code: 'NAVIDAD',
        type: 'fixed',
        value: '2.50',
        maxUsage: 40,
        maxPerPlayer: 1,
        expiresAt: null,
        isActive: true,
        isPromoted: true,
        venueIds: null,
      },
    ]);
  });

  it('disables the submit button while code or value is empty or the request runs', async () => {
    serveCodes();
    server.use(http.post('*/api/admin/discount-codes', () => new Promise<Response>(() => undefined)));
    const { user } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('button', { name: 'Crear código' }));
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: 'Crear código' });
    const value = dialog.getByRole('textbox', { name: /^Valor/ });
    await user.type(value, '10');
    expect(submit).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Código/ }), 'VERANO');
    expect(submit).toBeEnabled();
    await user.clear(value);
    expect(submit).toBeDisabled();
    await user.type(value, '10');
    await user.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    expect(submit).toBeDisabled();
  });

  it('changes a code except for its text', async () => {
    const requests = serveCodes(aCode({ maxUsage: 10, maxPerPlayer: 2, isPromoted: true }));
    const { user } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('button', { name: 'Editar VERANO' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar VERANO' }));
    expect(dialog.getByDisplayValue('VERANO')).toBeDisabled();
    await user.clear(dialog.getByRole('textbox', { name: /^Límite de usos/ }));
    await user.clear(dialog.getByRole('textbox', { name: /^Máximo por jugador/ }));
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));

    expect(await screen.findByText('Código actualizado')).toBeInTheDocument();
    expect(requests).toEqual([{ maxUsage: null, maxPerPlayer: null }]);
  });

  it('sends the value of a code together with its type, of which one changed', async () => {
    const requests = serveCodes(aCode({ maxUsage: 10 }));
    const { user } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('button', { name: 'Editar VERANO' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar VERANO' }));
    const value = dialog.getByRole('textbox', { name: /^Valor/ });
    await user.clear(value);
    await user.type(value, '15');
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));

    await waitFor(() => expect(requests).toEqual([{ type: 'percentage', value: '15.00' }]));
  });

  it('reads the expiry as a Spanish date and a time, and accepts nothing else', async () => {
    const requests = serveCodes(aCode());
    const { user } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('button', { name: 'Editar VERANO' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar VERANO' }));
    const day = dialog.getByRole('textbox', { name: /^Vence el/ });
    await user.type(day, '31/13/2026');
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await dialog.findByText('Escribe la fecha así: 20/11/2026.')).toBeVisible();
    expect(requests).toEqual([]);

    await user.clear(day);
    await user.type(day, '31/12/2026');
    const time = dialog.getByRole('textbox', { name: 'Hora' });
    expect(time).toHaveValue('23:59');
    await user.clear(time);
    await user.type(time, '8:30');
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() =>
      expect(requests).toMatchObject([{ expiresAt: new Date('2026-12-31T08:30').toISOString() }]),
    );
  });

  it('names the invalid field before it sends a request', async () => {
    const requests = serveCodes();
    const { user, baseElement } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('button', { name: 'Crear código' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Código/ }), 'MITAD');
    await user.type(dialog.getByRole('textbox', { name: /^Valor/ }), '101');
    await user.click(dialog.getByRole('button', { name: 'Crear código' }));

    expect(await dialog.findByText('El porcentaje puede ser 100 como máximo.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Valor/ })).toHaveFocus();
    expect(requests).toEqual([]);
    await expectAccessible(baseElement);
  });

  it('keeps the form and shows the error when the server rejects the code', async () => {
    serveCodes();
    rejectChanges('post', 409, 'Ya existe un código con ese nombre.');
    const { user } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('button', { name: 'Crear código' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Código/ }), 'VERANO');
    await user.type(dialog.getByRole('textbox', { name: /^Valor/ }), '10');
    await user.click(dialog.getByRole('button', { name: 'Crear código' }));

    expect(await dialog.findByText('Ya existe un código con ese nombre.')).toBeVisible();
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(dialog.getByDisplayValue('VERANO')).toBeVisible();
  });
});
