import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { findHour, setUpDesk } from '../../testing/desk-screen';
import { aDeskDay, aSaleOffer, serveDesk } from '../../testing/handlers/desk';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

setUpDesk();

async function openSale() {
  const desk = serveDesk();
  const app = renderApp('/admin/desk?cancha=court-1');
  await app.user.click(await findHour('15:00'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancha 1 · Central' }));
  await dialog.findByRole('button', { name: 'Cobrar $16.50' });
  return { ...desk, ...app, dialog };
}

type Opened = Awaited<ReturnType<typeof openSale>>;

/** Types a name and presses the button. It stands outside the form, so Enter needs a browser. */
async function sellTo(name: string, { user, dialog }: Pick<Opened, 'user' | 'dialog'>) {
  await user.type(dialog.getByRole('combobox', { name: /^Nombre/ }), name);
  await user.click(dialog.getByRole('button', { name: 'Cobrar $16.50' }));
}

const refuse = (body: { code: string; message: string; errors?: object[] }, status = 409) =>
  server.use(
    http.post('*/api/admin/bookings', () => HttpResponse.json({ statusCode: status, ...body }, { status })),
  );

describe('selling a free hour at the desk', () => {
  it('opens the till where cash is refused without one, and then sells', async () => {
    const opened = await openSale();
    const { user, dialog, changes } = opened;
    let isOpen = false;
    server.use(
      http.post('*/api/admin/bookings', () =>
        isOpen
          ? undefined
          : HttpResponse.json(
              { statusCode: 409, code: 'till_closed', message: 'La caja está cerrada.' },
              { status: 409 },
            ),
      ),
      http.get('*/api/admin/tills', () => HttpResponse.json([{ id: 'till-1', name: 'Caja', open: isOpen }])),
      http.post('*/api/admin/tills/till-1/open', async ({ request }) => {
        expect(await request.json()).toEqual({ counted: '20.00' });
        isOpen = true;
        return HttpResponse.json({ id: 'till-1' });
      }),
    );
    await sellTo('Ana Torres', opened);
    const counted = await dialog.findByRole('textbox', { name: 'Efectivo en la caja' });
    expect(counted).toHaveFocus();
    await user.keyboard('20{Enter}');
    expect(await screen.findByText('Hora vendida')).toBeVisible();
    expect(changes).toHaveLength(1);
  });

  it('takes a name and cash, and says the change', async () => {
    const { user, changes, dialog } = await openSale();
    expect(dialog.getByRole('radio', { name: 'Vender' })).toBeChecked();
    expect(dialog.getByRole('combobox', { name: /^Nombre/ })).toHaveFocus();
    await user.keyboard('Ana Torres');
    await user.type(dialog.getByRole('textbox', { name: 'Recibido' }), '20');
    expect(dialog.getByText('Vuelto $3.50')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cobrar $16.50' }));

    expect(await screen.findByText('Hora vendida')).toBeVisible();
    expect(screen.getByText('Ana Torres, de 15:00 a 16:00. Vuelto $3.50.')).toBeVisible();
    expect(changes).toEqual([
      {
        call: 'sell',
        body: {
          courtId: 'court-1',
          bookingDate: '2026-11-21',
          timeSlot: '15:00',
          durationMinutes: 60,
          gameType: 'singles',
          customer: { name: 'Ana Torres', phone: null, email: null },
          expectedAmount: '16.50',
          payment: { kind: 'cash', received: '20.00' },
        },
        key: expect.stringMatching(/.{16,}/) as string,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks for a name, and refuses less cash than the price, with the focus on the field', async () => {
    const { user, changes, dialog } = await openSale();
    await user.click(dialog.getByRole('button', { name: 'Cobrar $16.50' }));
    expect(dialog.getByRole('combobox', { name: /^Nombre/ })).toHaveFocus();
    expect(dialog.getByText('Escribe a nombre de quién.')).toBeVisible();
    await user.keyboard('Ana');
    await user.type(dialog.getByRole('textbox', { name: 'Recibido' }), '16');
    await user.click(dialog.getByRole('button', { name: 'Cobrar $16.50' }));
    expect(dialog.getByText('Faltan $0.50.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Recibido' })).toHaveFocus();
    expect(changes).toEqual([]);
  });

  it('sells another length and game, and says what happens with the money', async () => {
    const { user, changes, dialog } = await openSale();
    await user.click(dialog.getByRole('radio', { name: '1 hora y 30 minutos' }));
    await user.click(dialog.getByRole('radio', { name: /^Dobles/ }));
    expect(dialog.getByRole('button', { name: 'Cobrar $49.50' })).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Guardar' }));
    expect(dialog.getByRole('combobox', { name: 'Guardar hasta las' })).toHaveDisplayValue('14:00');
    await user.type(dialog.getByRole('combobox', { name: /^Nombre/ }), 'Luis');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Hora guardada')).toBeVisible();
    expect(changes).toMatchObject([
      {
        body: {
          durationMinutes: 90,
          gameType: 'doubles',
          payment: { kind: 'later', holdUntil: '2026-11-21T19:00:00.000Z' },
        },
      },
    ]);
  });

  it('asks a reason for another price and for a free hour', async () => {
    const { user, changes, dialog } = await openSale();
    await user.type(dialog.getByRole('combobox', { name: /^Nombre/ }), 'Luis');
    await user.click(dialog.getByRole('button', { name: 'Otro precio' }));
    const price = dialog.getByRole('textbox', { name: 'Precio' });
    await user.clear(price);
    await user.type(price, '10');
    await user.click(dialog.getByRole('button', { name: 'Cobrar $10.00' }));
    expect(dialog.getByRole('textbox', { name: /^Motivo/ })).toHaveFocus();
    await user.keyboard('Socio');
    await expectAccessible(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cobrar $10.00' }));
    await screen.findByText('Hora vendida');
    expect(changes).toMatchObject([
      { body: { price: { total: '10.00', reason: 'Socio' }, expectedAmount: '16.50' } },
    ]);
  });

  it('shows reception the tariff alone', async () => {
    serveDesk();
    server.use(
      http.get('*/api/admin/courts/:courtId/sale-offer', () =>
        HttpResponse.json(aSaleOffer({ mayLeaveTariff: false })),
      ),
    );
    const { user } = renderApp('/admin/desk?cancha=court-1');
    await user.click(await findHour('15:00'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: 'Cobrar $16.50' });
    expect(dialog.queryByRole('radio', { name: 'Gratis' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Otro precio' })).not.toBeInTheDocument();
  });

  it('sells once if the form is sent twice', async () => {
    const { user, changes, dialog } = await openSale();
    const name = dialog.getByRole('combobox', { name: /^Nombre/ });
    await user.type(name, 'Ana');
    for (const form of Array.from({ length: 2 }, () => name.closest('form')))
      if (form) fireEvent.submit(form);
    await screen.findByText('Hora vendida');
    expect(changes).toHaveLength(1);
  });

  it('says that another customer was quicker, keeps what was typed, and reloads the day', async () => {
    const { user, dialog, requestedDays } = await openSale();
    const message = 'Ese horario acaba de ser reservado. Elige otro, por favor.';
    refuse({ code: 'slot_taken', message });
    server.use(
      http.get('*/api/admin/courts/:id/sale-offer', () => HttpResponse.json(aSaleOffer({ lengths: [] }))),
    );
    const before = requestedDays.length;
    await sellTo('Ana', { user, dialog });
    expect(await dialog.findByText(message)).toBeVisible();
    expect(await dialog.findByText('Esta hora ya no está libre.')).toBeVisible();
    expect(dialog.getByRole('combobox', { name: /^Nombre/ })).toHaveValue('Ana');
    expect(requestedDays.length).toBeGreaterThan(before);
  });

  it('shows the new price if it has changed, and sells nothing before it was seen', async () => {
    const { user, dialog, changes } = await openSale();
    const message = 'El precio de esta hora cambió: ahora es $8.25. No reservamos nada.';
    refuse({ code: 'price_changed', message });
    const lengths = [{ minutes: 30, singlesPrice: '8.25', doublesPrice: '16.50' }];
    server.use(
      http.get('*/api/admin/courts/:id/sale-offer', () => HttpResponse.json(aSaleOffer({ lengths }))),
    );
    await sellTo('Ana', { user, dialog });
    expect(await dialog.findByText(message)).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Cobrar $8.25' })).toBeVisible();
    expect(changes).toEqual([]);
  });

  it('repeats a sale whose response was lost with the same key', async () => {
    const { user, dialog } = await openSale();
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/admin/bookings', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? new HttpResponse(null, { status: 502 }) : undefined;
      }),
    );
    await sellTo('Ana', { user, dialog });
    expect(await screen.findByText('Hora vendida', {}, { timeout: 5000 })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBeGreaterThan(1);
  });

  it('names the field that the server refuses', async () => {
    const { user, dialog } = await openSale();
    const message = 'El teléfono no es válido.';
    refuse({ code: 'invalid_request', message, errors: [{ field: 'phone', message }] }, 400);
    await user.type(dialog.getByRole('textbox', { name: 'Teléfono' }), '12');
    await sellTo('Ana', { user, dialog });
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Teléfono' })).toHaveFocus());
    expect(dialog.getByRole('textbox', { name: 'Teléfono' })).toBeInvalid();
  });

  it('offers only to block what stands on a court in maintenance', async () => {
    serveDesk(aDeskDay());
    const { user } = renderApp('/admin/desk?cancha=court-2');
    await user.click(await screen.findByRole('button', { name: /^Cancha 2, 15:00/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('radio', { name: 'Vender' })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Bloquear' })).toBeVisible();
  });
});
