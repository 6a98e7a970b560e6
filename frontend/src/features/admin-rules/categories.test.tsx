import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { serveRules } from '../../testing/handlers/rules';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const socio = {
  id: 'category-1',
  name: 'Socio',
  price: { percentage: 20 },
  windowDays: 14,
  maxActive: null,
  payAtClub: true,
};

function open(categories: object[] = [socio], refusal?: object) {
  serveRules();
  const saved: unknown[] = [];
  server.use(
    http.get('*/api/admin/venues/venue-1/categories', () => HttpResponse.json(categories)),
    http.put('*/api/admin/venues/venue-1/categories', async ({ request }) => {
      saved.push(await request.json());
      return refusal ? HttpResponse.json(refusal, { status: 409 }) : HttpResponse.json([socio]);
    }),
  );
  return { saved, ...renderApp('/admin/venues/venue-1/rules#categorias') };
}

describe('the categories of a venue on its rules page', () => {
  it('are added one at a time, with a price per hour, and keep the others', async () => {
    const { user, saved } = open();
    await user.click(await screen.findByText('Agregar categoría'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva categoría' }));
    await user.type(dialog.getByLabelText(/^Nombre/), 'Juvenil');
    await user.click(dialog.getByRole('radio', { name: 'Precio por hora' }));
    await user.type(dialog.getByLabelText('Precio por hora, singles'), '7,5');
    await user.type(dialog.getByLabelText('Precio por hora, dobles'), '15');
    await expectAccessible(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Guardar categoría' }));

    expect(await screen.findByText('Categoría guardada')).toBeVisible();
    expect(saved).toEqual([
      [
        {
          id: 'category-1',
          name: 'Socio',
          price: { percentage: 20 },
          windowDays: 14,
          maxActive: null,
          payAtClub: true,
        },
        {
          name: 'Juvenil',
          price: { singles: '7.50', doubles: '15.00' },
          windowDays: null,
          maxActive: null,
          payAtClub: false,
        },
      ],
    ]);
  });

  it('say what is wrong before anything is sent', async () => {
    const { user, saved } = open();
    await user.click(await screen.findByText('Agregar categoría'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva categoría' }));
    await user.type(dialog.getByLabelText(/^Nombre/), 'socio');
    await user.type(dialog.getByLabelText('Descuento sobre la tarifa'), '100');
    await user.click(dialog.getByRole('button', { name: 'Guardar categoría' }));
    expect(dialog.getByText('Ya hay una categoría con este nombre.')).toBeVisible();
    expect(dialog.getByText('Escribe un número entero de 0 a 99.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('say why one cannot go while a customer has it', async () => {
    const message =
      'Un cliente todavía tiene la categoría «Socio». Cámbiala en Clientes y vuelve a intentarlo.';
    const { user, saved } = open([socio], { code: 'category_in_use', message });
    await user.click(await screen.findByText('20% menos · 14 días antes · paga en el club'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Socio' }));
    await user.click(dialog.getByRole('button', { name: 'Quitar esta categoría' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(saved).toEqual([[]]);
  });
});
