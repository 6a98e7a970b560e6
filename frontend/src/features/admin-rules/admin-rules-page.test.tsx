import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { serveRules } from '../../testing/handlers/rules';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const address = '/admin/venues/venue-1/rules';
type User = ReturnType<typeof renderApp>['user'];

/**
 * Queries by role would look at every cell of two grids, and so would axe. The browser tests check
 * the whole screen (`admin-axe.spec.ts`).
 */
async function type(user: User, name: string, text: string) {
  const field = await screen.findByLabelText(name, { selector: 'input' });
  await user.clear(field);
  await user.type(field, text);
}

const review = (user: User) => user.click(screen.getByText('Revisar y guardar'));

describe('the rules of a venue', () => {
  it('show what changes and which bookings it touches before they are saved', async () => {
    const booking = {
      id: 'booking-1',
      startsAt: '2027-11-21T18:00:00',
      endsAt: '2027-11-21T19:30:00',
      durationMinutes: 90,
      code: 'K7M-4QX',
      playerName: 'Ana',
      reason: 'Está fuera de la anticipación.',
      courtNumber: 1,
      courtName: 'Central',
    };
    const { saved } = serveRules({}, { count: 3, bookings: [booking] });
    const { user } = renderApp(`${address}#reservas`);
    await type(user, 'Se puede reservar hasta', '30');

    await review(user);
    const question = await screen.findByRole('dialog', { name: '¿Guardar estos cambios?' });
    await expectAccessible(question);
    const dialog = within(question);
    expect(dialog.getByText('Anticipación máxima')).toBeVisible();
    expect(dialog.getByText('60 días')).toBeVisible();
    expect(dialog.getByText('30 días')).toBeVisible();
    expect(dialog.getByText(/^3 reservas futuras quedan fuera/)).toBeVisible();
    expect(dialog.getByText('Domingo 21 de noviembre, de 18:00 a 19:30')).toBeVisible();
    expect(dialog.getByText('Y 2 reservas más.')).toBeVisible();
    expect(dialog.getByText('Cancha 1 · Central · Ana · Está fuera de la anticipación.')).toBeVisible();
    expect(saved).toEqual([]);

    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Reglas guardadas')).toBeVisible();
    expect(saved).toEqual([{ windowDays: 30 }]);
    expect(screen.queryByText('Cambios sin guardar')).not.toBeInTheDocument();
  });

  it('keep what was typed when another admin has saved meanwhile', async () => {
    const { saved, changeMeanwhile } = serveRules();
    const { user } = renderApp(`${address}#reservas`);
    await type(user, 'Se puede reservar hasta', '30');
    changeMeanwhile({ windowDays: 90, nightFrom: '19:00' });

    await review(user);
    expect(await screen.findByText('Alguien más cambió las reglas')).toBeVisible();
    expect(screen.getByText(/^Alguien más también cambió: Anticipación máxima\./)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Se puede reservar hasta' })).toHaveValue('30');
    expect(screen.getByRole('button', { name: /^Horario .* La noche empieza a las 19:00/ })).toBeVisible();

    await review(user);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Reglas guardadas')).toBeVisible();
    expect(saved).toEqual([{ windowDays: 30 }]);
  });

  it('say at each field what is wrong with it, and ask the server for nothing', async () => {
    const { saved } = serveRules();
    const { user } = renderApp(`${address}#reservas`);
    await type(user, 'Se puede reservar hasta', '400');
    await type(user, 'Tiempo para pagar', '1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tiempo para pagar: unidad' }), 'minutos');
    await type(user, 'Reservas activas por jugador', '0');
    await review(user);

    expect(await screen.findByText('Escribe un número de 1 a 366.')).toBeVisible();
    expect(screen.getByText('Puede ser de 5 minutos a 24 horas.')).toBeVisible();
    expect(screen.getByText('Escribe un número de 1 a 50, o déjalo vacío.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('are saved once if the response is lost, without another press', async () => {
    const { saved } = serveRules();
    const { user } = renderApp(`${address}#reservas`);
    await type(user, 'Se puede reservar hasta', '30');
    await review(user);
    const dialog = within(await screen.findByRole('dialog'));
    const keys: (string | null)[] = [];
    server.use(
      http.patch('*/api/admin/venues/:id/rules', ({ request }) => {
        if (new URL(request.url).searchParams.has('dryRun')) return undefined;
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('No sabemos si se guardó. Lo comprobamos…')).toBeVisible();

    expect(await screen.findByText('Reglas guardadas')).toBeVisible();
    expect(saved).toEqual([{ windowDays: 30 }]);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('turn paying at the club on', async () => {
    const { saved } = serveRules();
    const { user } = renderApp(`${address}#reservas`);
    await user.click(await screen.findByRole('switch', { name: 'Aceptar el pago en el club' }));
    await review(user);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Tarjeta o en el club')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('Reglas guardadas');
    expect(saved).toEqual([{ payAtClub: true }]);
  });

  it('promise the rest of the money if the hour is sold again', async () => {
    const { saved } = serveRules();
    const { user } = renderApp(`${address}#reembolsos`);
    await user.click(await screen.findByRole('switch', { name: /^Devolver el resto/ }));
    await review(user);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Se devuelve si la hora se vuelve a vender')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('Reglas guardadas');
    expect(saved).toEqual([{ resaleRefund: true }]);
  });

  it('let reception leave the tariff', async () => {
    const { saved } = serveRules();
    const { user } = renderApp(`${address}#precios`);
    await user.click(await screen.findByRole('switch', { name: 'Recepción puede dar otro precio' }));
    await review(user);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Recepción puede dar otro precio, con un motivo')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('Reglas guardadas');
    expect(saved).toEqual([{ receptionPrices: true }]);
  });

  it('let friends pay until after the play if a card guarantees the total', async () => {
    const { saved } = serveRules();
    const { user } = renderApp(`${address}#reservas`);
    await user.click(await screen.findByRole('switch', { name: /^Con garantía, los amigos pagan/ }));
    await review(user);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Con garantía, los amigos pagan hasta dos horas después de jugar')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('Reglas guardadas');
    expect(saved).toEqual([{ splitUntil: 'after_play' }]);
  });

  it('show a problem that only the server sees at its field', async () => {
    serveRules();
    const { user } = renderApp(`${address}#reservas`);
    await type(user, 'Se puede reservar hasta', '30');
    const errors = [{ field: 'windowDays', message: 'Treinta no es posible aquí.' }];
    server.use(
      http.patch('*/api/admin/venues/:id/rules', () =>
        HttpResponse.json({ code: 'validation', message: 'Revisa los datos.', errors }, { status: 400 }),
      ),
    );
    await review(user);
    expect(await screen.findByText('Treinta no es posible aquí.')).toBeVisible();
  });

  it('ask before a link leads away from unsaved changes, and can be left without them', async () => {
    serveRules();
    const { user } = renderApp(`${address}#reservas`);
    await type(user, 'Se puede reservar hasta', '30');

    await user.click(screen.getByRole('link', { name: 'Equipo' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await user.click(dialog.getByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByRole('textbox', { name: 'Se puede reservar hasta' })).toHaveValue('30');

    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.getByRole('textbox', { name: 'Se puede reservar hasta' })).toHaveValue('60');
    expect(screen.queryByText('Cambios sin guardar')).not.toBeInTheDocument();
  });

  it('are loaded again after a click on "Reintentar", and a venue that is gone says so', async () => {
    serveRules();
    const path = '*/api/admin/venues/:id/rules';
    server.use(http.get(path, () => HttpResponse.json(null, { status: 500 }), { once: true }));
    const { user, unmount } = renderApp(`${address}#horario`);
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('grid', { name: 'Horario de la semana' })).toBeVisible();
    unmount();

    server.use(http.get(path, () => HttpResponse.json({ message: 'No existe' }, { status: 404 })));
    renderApp(`${address}#horario`);
    expect(await screen.findByRole('heading', { name: 'Complejo no encontrado' })).toBeVisible();
  });
});

describe('the refund terms', () => {
  it('are moved with the keys of the timeline, gain a step, and are saved', async () => {
    const { saved } = serveRules();
    const { user } = renderApp(`${address}#reembolsos`);
    const handle = await screen.findByRole('slider', { name: 'Aviso para devolver 100%' });
    expect(handle).toHaveAttribute('aria-valuetext', '24 horas antes');

    act(() => handle.focus());
    await user.keyboard('{PageUp}{ArrowUp}{ArrowRight}{ArrowLeft}');
    expect(handle).toHaveAttribute('aria-valuetext', '37 horas antes');
    const second = screen.getByRole('slider', { name: 'Aviso para devolver 50%' });
    act(() => second.focus());
    await user.keyboard('{Home}');
    expect(second).toHaveAttribute('aria-valuenow', '36');
    await user.click(screen.getByRole('button', { name: 'Agregar un paso' }));

    await review(user);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Con más de 37 horas: 100%')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('Reglas guardadas');
    expect(saved).toEqual([
      {
        refundSteps: [
          { hoursBefore: 37, percentage: 100 },
          { hoursBefore: 36, percentage: 50 },
          { hoursBefore: 18, percentage: 25 },
        ],
      },
    ]);
  });

  it('refuse a step that gives back as much as the one before', async () => {
    serveRules();
    const { user } = renderApp(`${address}#reembolsos`);
    const step = within(await screen.findByRole('group', { name: 'Paso 2' }));
    await user.clear(step.getByRole('textbox', { name: 'se devuelve' }));
    await user.type(step.getByRole('textbox', { name: 'se devuelve' }), '100');
    expect(screen.getByText(/^Cada paso pide menos horas que el anterior/)).toBeVisible();
    expect(step.getByRole('textbox', { name: 'se devuelve' })).toBeInvalid();
  });
});

describe('the prices of a week', () => {
  it('are painted on the week and saved as rules', async () => {
    const { saved } = serveRules();
    const { user } = renderApp(`${address}#precios`);
    await user.click(await screen.findByText('Agregar un precio'));
    await review(user);
    expect(await screen.findByText('Escribe un precio como 18 o 18.50: 0, o desde 0.50.')).toBeVisible();

    await type(user, 'Precio por hora, singles', '18');
    await type(user, 'Precio por hora, dobles', '29,5');
    const selector = '[aria-label="Precios de la semana"] td';
    act(() => screen.getByLabelText('sábado, 10:00: tarifa de la cancha', { selector }).focus());
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{Enter}');
    expect(screen.getByText('Sábado y domingo, de 10:00 a 12:00, singles: $18.00 por hora')).toBeVisible();
    expect(screen.getByText('Sábado y domingo, de 10:00 a 12:00, dobles: $29.50 por hora')).toBeVisible();
    await user.click(screen.getByText('Solo para unas canchas o fechas'));
    await user.click(screen.getByLabelText('Cancha 2 · Norte'));
    await expectAccessible(screen.getByLabelText('Precios', { selector: 'ul' }));

    await review(user);
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText('Sábado y domingo, de 10:00 a 12:00, dobles, Cancha 2: $29.50 por hora'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await screen.findByText('Reglas guardadas');
    const where = { weekdays: ['sat', 'sun'], from: '10:00', to: '12:00', dateFrom: null, dateTo: null };
    const rule = { ...where, courtIds: ['court-2'] };
    expect(saved).toEqual([
      {
        priceRules: [
          { ...rule, gameType: 'singles', pricePerHour: '18.00' },
          { ...rule, gameType: 'doubles', pricePerHour: '29.50' },
        ],
      },
    ]);
  });
});
