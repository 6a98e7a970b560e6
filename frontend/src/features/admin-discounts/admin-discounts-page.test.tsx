import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../shared/testing/accessibility';
import { aCode, serveAdmin } from '../../shared/testing/handlers/admin';
import { renderApp } from '../../shared/testing/render-app';
import { server } from '../../shared/testing/server';
import { standAt } from '../../shared/testing/venue-clock';
import { widenWindow } from '../../shared/testing/wide-window';
import type { DiscountCode } from './types';

standAt('2026-11-21T12:00:00-05:00');
beforeEach(() => serveAdmin());

/** A server with these codes. It keeps what it is told; `heard` is what that was. */
function serve(...codes: DiscountCode[]) {
  const kept = [...codes];
  const heard: unknown[] = [];
  server.use(
    http.get('*/api/admin/discount-codes', () => HttpResponse.json(kept)),
    http.post<never, Partial<DiscountCode>>('*/api/admin/discount-codes', async ({ request }) => {
      const body = await request.json();
      heard.push(body);
      const made = aCode({ id: 'code-new', usageCount: 0, ...body });
      kept.unshift(made);
      return HttpResponse.json(made, { status: 201 });
    }),
    http.patch<{ id: string }, Partial<DiscountCode>>(
      '*/api/admin/discount-codes/:id',
      async ({ request, params }) => {
        const body = await request.json();
        heard.push(body);
        const at = kept.findIndex(({ id }) => id === params.id);
        const changed = aCode({ ...kept[at], ...body });
        kept[at] = changed;
        return HttpResponse.json(changed);
      },
    ),
  );
  return heard;
}

const refuse = (method: 'post' | 'patch', status: number, message: string) =>
  server.use(
    http[method]('*/api/admin/discount-codes*', () => HttpResponse.json({ code: 'no', message }, { status })),
    http[method]('*/api/admin/discount-codes/:id', () =>
      HttpResponse.json({ code: 'no', message }, { status }),
    ),
  );

const many = () => [
  aCode(),
  aCode({ id: 'b', code: 'CLUB5', type: 'fixed', value: '5.00', maxUsage: 10, isPromoted: true }),
  aCode({ id: 'c', code: 'VIEJO', expiresAt: '2026-11-20T17:00:00.000Z', isActive: false }),
  aCode({ id: 'd', code: 'ANIVERSARIO', value: '12.50', expiresAt: '2026-12-31T17:00:00.000Z' }),
];

describe('the discount codes', () => {
  it('are a table on wide windows', async () => {
    widenWindow();
    serve(...many());
    const { container } = renderApp('/admin/discounts');

    const table = await screen.findByRole('table', { name: 'Códigos de descuento' });
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.cells].map((cell) => cell.textContent),
    );
    expect(rows.map((cells) => cells.slice(0, 5).join(' | '))).toEqual([
      'Código | Tipo | Valor | Usos | Vencimiento',
      'VERANO | Porcentaje | 20% | 3 / ∞ | Sin vencimiento',
      'CLUB5En el inicio | Fijo | $5.00 | 3 / 10 | Sin vencimiento',
      'VIEJO | Porcentaje | 20% | 3 / ∞ | Venció el 20/11/2026',
      'ANIVERSARIO | Porcentaje | 12.50% | 3 / ∞ | 31/12/2026',
    ]);
    expect(screen.getByRole('switch', { name: 'VIEJO activo' })).not.toBeChecked();
    await expectAccessible(container);
  });

  it('are cards on phones', async () => {
    serve(...many());
    const { container } = renderApp('/admin/discounts');

    const list = await screen.findByRole('list', { name: 'Códigos de descuento' });
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('VERANO');
    expect(first).toHaveTextContent('TipoPorcentajeValor20%Usos3 / ∞VencimientoSin vencimiento');
    await expectAccessible(container);
  });

  it('are switched at once, and only that is sent', async () => {
    const heard = serve(aCode());
    const { user } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('switch', { name: 'VERANO activo' }));
    expect(screen.getByRole('switch', { name: 'VERANO activo' })).not.toBeChecked();
    expect(await screen.findByText('Código actualizado')).toBeInTheDocument();
    expect(heard).toEqual([{ isActive: false }]);
  });

  it('go back where the server refuses, and say why', async () => {
    serve(aCode());
    refuse('patch', 503, 'Vuelve en un momento.');
    const { user } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('switch', { name: 'VERANO activo' }));
    expect(await screen.findByText('Vuelve en un momento.')).toBeInTheDocument();
    expect(await screen.findByText('Error')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('switch', { name: 'VERANO activo' })).toBeChecked());
  });

  it('are copied with a button', async () => {
    serve(aCode());
    const { user } = renderApp('/admin/discounts');
    const write = jest.spyOn(navigator.clipboard, 'writeText');

    await user.click(await screen.findByRole('button', { name: 'Copiar VERANO' }));
    expect(await screen.findByText('Código copiado')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('VERANO');
  });

  it('invite to a first one where there is none', async () => {
    serve();
    const { container } = renderApp('/admin/discounts');

    expect(await screen.findByText('Todavía no hay códigos')).toBeVisible();
    await expectAccessible(container);
  });

  it('ask again on Reintentar', async () => {
    serve(aCode());
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

describe('the dialog of a code', () => {
  it('makes one in capitals, and shows it', async () => {
    const heard = serve();
    const { user, baseElement } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('button', { name: 'Crear código' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo código' }));
    const make = dialog.getByRole('button', { name: 'Crear código' });
    expect(make).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Código/ }), 'navidad');
    expect(dialog.getByDisplayValue('NAVIDAD')).toBeVisible();
    expect(make).toBeDisabled();
    const value = dialog.getByRole('spinbutton', { name: /^Valor/ });
    expect(value).toHaveAttribute('step', '1');
    await user.click(dialog.getByRole('radio', { name: 'Fijo' }));
    expect(value).toHaveAttribute('step', '0.01');
    expect(value).toHaveAttribute('min', '0');
    await user.type(value, '2.5');
    await user.type(dialog.getByRole('spinbutton', { name: /^Límite de usos/ }), '40');
    await user.click(dialog.getByRole('switch', { name: 'Mostrarlo en la página de inicio' }));
    await expectAccessible(baseElement);
    await user.click(make);

    expect(await screen.findByText('Código creado')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('0 / 40')).toBeVisible();
    expect(heard).toEqual([
      {
        code: 'NAVIDAD',
        type: 'fixed',
        value: '2.50',
        maxUsage: 40,
        expiresAt: null,
        isActive: true,
        isPromoted: true,
      },
    ]);
  });

  it('cannot be sent while code or value is empty, nor while it is on its way', async () => {
    serve();
    server.use(http.post('*/api/admin/discount-codes', () => new Promise<Response>(() => undefined)));
    const { user } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('button', { name: 'Crear código' }));
    const dialog = within(await screen.findByRole('dialog'));
    const make = dialog.getByRole('button', { name: 'Crear código' });
    const value = dialog.getByRole('spinbutton', { name: /^Valor/ });
    await user.type(value, '10');
    expect(make).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Código/ }), 'VERANO');
    expect(make).toBeEnabled();
    await user.clear(value);
    expect(make).toBeDisabled();
    await user.type(value, '10');
    await user.click(make);
    await waitFor(() => expect(make).toHaveAttribute('aria-busy', 'true'));
    expect(make).toBeDisabled();
  });

  it('changes one, but not its code', async () => {
    const heard = serve(aCode({ maxUsage: 10, expiresAt: '2026-12-31T17:00:00.000Z' }));
    const { user } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('button', { name: 'Editar VERANO' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar VERANO' }));
    expect(dialog.getByDisplayValue('VERANO')).toBeDisabled();
    await user.clear(dialog.getByRole('spinbutton', { name: /^Límite de usos/ }));
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));

    expect(await screen.findByText('Código actualizado')).toBeInTheDocument();
    expect(heard).toEqual([
      {
        type: 'percentage',
        value: '20.00',
        maxUsage: null,
        expiresAt: '2026-12-31T17:00:00.000Z',
        isActive: true,
        isPromoted: false,
      },
    ]);
  });

  it('says under the field what is wrong, before it asks the server', async () => {
    const heard = serve();
    const { user, baseElement } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('button', { name: 'Crear código' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Código/ }), 'MITAD');
    await user.type(dialog.getByRole('spinbutton', { name: /^Valor/ }), '101');
    await user.click(dialog.getByRole('button', { name: 'Crear código' }));

    expect(await dialog.findByText('El porcentaje puede ser 100 como máximo.')).toBeVisible();
    expect(dialog.getByRole('spinbutton', { name: /^Valor/ })).toHaveFocus();
    expect(heard).toEqual([]);
    await expectAccessible(baseElement);
  });

  it('keeps what was typed where the server refuses', async () => {
    serve();
    refuse('post', 409, 'Ya existe un código con ese nombre.');
    const { user } = renderApp('/admin/discounts');

    await user.click(await screen.findByRole('button', { name: 'Crear código' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Código/ }), 'VERANO');
    await user.type(dialog.getByRole('spinbutton', { name: /^Valor/ }), '10');
    await user.click(dialog.getByRole('button', { name: 'Crear código' }));

    expect(await dialog.findByText('Ya existe un código con ese nombre.')).toBeVisible();
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(dialog.getByDisplayValue('VERANO')).toBeVisible();
  });
});
