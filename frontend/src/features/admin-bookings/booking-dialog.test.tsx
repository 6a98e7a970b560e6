import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { someRights } from '../../testing/builders';
import { findHour, setUpDesk } from '../../testing/desk-screen';
import { aDeskBooking, aDeskDay, serveDesk } from '../../testing/handlers/desk';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

setUpDesk();

/** Opens the question about the cancellation, which stands in a menu. */
async function chooseCancel(
  user: ReturnType<typeof renderApp>['user'],
  dialog: ReturnType<typeof within>,
  name = 'Cancelar la reserva',
) {
  await user.click(dialog.getByRole('button', { name: 'Más acciones' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

describe('the dialog of a booking', () => {
  const open = async (booking = aDeskBooking()) => {
    const desk = serveDesk(aDeskDay(), booking);
    const app = renderApp('/admin/desk?cancha=court-1');
    await app.user.click(await findHour('18:00'));
    const dialog = await screen.findByRole('dialog', { name: 'Cancha 1 · Central' });
    return { ...desk, ...app, dialog: within(dialog) };
  };

  const atClub = aDeskBooking({
    paysAtClub: true,
    paidAmount: '0.00',
    paymentStatus: 'pending',
    payments: [],
  });

  it('takes money for a booking that is paid at the club, with its way and its amount', async () => {
    const { dialog, user, changes } = await open(atClub);
    expect(dialog.getByText('Por cobrar en el club: $16.50')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Medio de pago'), 'Transferencia');
    const amount = dialog.getByLabelText('Monto');
    await user.clear(amount);
    await user.type(amount, '10,5');
    await user.click(dialog.getByRole('button', { name: 'Cobrar $10.50' }));
    expect(await dialog.findByText('Por cobrar en el club: $6.00')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cobrar $6.00' })).toBeVisible();
    expect(changes).toEqual([
      { call: 'settle', body: { method: 'transfer', amount: '10.50' }, key: expect.any(String) as string },
    ]);
    await expectAccessible(document.body);
  });

  it('sends the payment link again: by mail to any address, or as a QR code', async () => {
    const url = 'http://saque.test/reserva/abc';
    const mailed: unknown[] = [];
    server.use(
      http.post('*/api/admin/bookings/:id/payment-link', () => HttpResponse.json({ url })),
      http.post('*/api/admin/bookings/:id/payment-link/mail', async ({ request }) => {
        mailed.push([await request.json(), request.headers.get('idempotency-key') !== null]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { dialog, user } = await open(atClub);
    await user.click(dialog.getByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Enviar el link de pago' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Enviar el link de pago' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Correo' })).toBeEnabled());
    await user.click(sheet.getByRole('button', { name: 'Correo' }));
    const address = sheet.getByRole('textbox', { name: 'Correo del cliente' });
    await user.clear(address);
    await user.type(address, 'luis@example.org{Enter}');
    expect(await sheet.findByText('Enviado a luis@example.org')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(mailed).toEqual([[{ email: 'luis@example.org' }, true]]);
    await user.click(sheet.getByRole('button', { name: 'QR' }));
    expect(await sheet.findByRole('img', { name: 'Código QR del link de pago' })).toBeVisible();
    await expectAccessible(document.body);
  });

  it('says why a link was not mailed', async () => {
    const message = 'Hoy ya llegaron tres mensajes a ese correo. Usa WhatsApp, el código QR o copia el link.';
    server.use(
      http.post('*/api/admin/bookings/:id/payment-link', () =>
        HttpResponse.json({ url: 'http://saque.test/r' }),
      ),
      http.post('*/api/admin/bookings/:id/payment-link/mail', () =>
        HttpResponse.json({ statusCode: 409, code: 'link_not_mailed', message }, { status: 409 }),
      ),
    );
    const { dialog, user } = await open(atClub);
    await user.click(dialog.getByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Enviar el link de pago' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Enviar el link de pago' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Correo' })).toBeEnabled());
    await user.click(sheet.getByRole('button', { name: 'Correo' }));
    await user.type(sheet.getByRole('textbox', { name: 'Correo del cliente' }), '{Enter}');
    expect(await sheet.findByText(message)).toBeVisible();
  });

  const refund = {
    id: 'refund-1',
    amount: '8.25',
    createdAt: '2026-11-20T16:00:00.000Z',
    receipt: null,
  } as const;
  const owed = aDeskBooking().payments.map((payment) => ({
    ...payment,
    refunds: [{ ...refund, status: 'to_hand_over' as const }],
  }));

  it('records that the club gave back what was paid at its desk', async () => {
    const { dialog, user, changes } = await open(
      aDeskBooking({
        paysAtClub: true,
        status: 'cancelled',
        refundStatus: 'to_hand_over',
        refundedAmount: '16.50',
        payments: owed,
      }),
    );
    expect(dialog.getByText(/Devuelve \$8\.25 igual que llegó/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ya lo devolvimos' }));
    expect(await dialog.findByText('Reembolsado')).toBeVisible();
    expect(changes).toMatchObject([{ call: 'handed over' }]);
  });

  it('takes all that is missing of a booking with a deadline, and no part of it', async () => {
    const { dialog, user, changes } = await open(
      aDeskBooking({ paidAmount: '0.00', paymentStatus: 'pending', payments: [] }),
    );
    expect(dialog.getByText('Falta por pagar: $16.50')).toBeVisible();
    expect(dialog.queryByLabelText('Monto')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cobrar $16.50' }));
    await waitFor(() => expect(dialog.queryByText('Falta por pagar: $16.50')).not.toBeInTheDocument());
    expect(changes).toMatchObject([{ call: 'settle', body: { method: 'cash', amount: '16.50' } }]);
  });

  it('shows the organiser, the payers, the payments and the refunds', async () => {
    const refund = {
      id: 'refund-1',
      amount: '8.25',
      createdAt: '2026-11-20T16:00:00.000Z',
      receipt: null,
    } as const;
    const { dialog } = await open(
      aDeskBooking({
        payments: aDeskBooking().payments.map((payment) => ({
          ...payment,
          payerName: 'Luis Paz',
          refunds: [{ ...refund, status: 'failed' }],
        })),
      }),
    );
    expect(dialog.getByRole('link', { name: 'ana@example.org' })).toHaveAttribute(
      'href',
      'mailto:ana@example.org',
    );
    expect(dialog.getByText('Ana Torres')).toBeVisible();
    expect(dialog.getByRole('link', { name: '+593991234567' })).toHaveAttribute('href', 'tel:+593991234567');
    expect(dialog.getByText('Pago del total · Luis Paz')).toBeVisible();
    expect(dialog.getByText('Pagado · viernes 20 de noviembre, 10:00')).toBeVisible();
    expect(dialog.getByText('No se pudo reembolsar $8.25: hay que hacerlo a mano')).toBeVisible();
    await expectAccessible(screen.getByRole('dialog'));
  });

  it('cancels with a full refund and a reason, after naming the amount', async () => {
    const { dialog, user, changes } = await open();
    await chooseCancel(user, dialog);
    const question = within(await screen.findByRole('alertdialog', { name: '¿Cancelar esta reserva?' }));
    expect(question.getByText(/^Se devolverán \$16\.50 a quienes pagaron/)).toBeVisible();
    await user.type(question.getByRole('textbox', { name: 'Motivo (opcional)' }), ' Se inundó la cancha ');
    await user.click(question.getByRole('button', { name: 'Cancelar con reembolso total' }));

    expect(await screen.findByText('Se reembolsará $16.50.')).toBeVisible();
    expect(changes).toEqual([
      {
        call: 'cancel',
        body: { reason: 'Se inundó la cancha', blockReason: null },
        key: expect.any(String) as string,
      },
    ]);
  });

  describe('the question whether to block the cancelled hour as well', () => {
    const ask = async () => {
      const { dialog, user, changes } = await open();
      await chooseCancel(user, dialog);
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getByRole('switch', { name: '¿Bloquear también esta hora?' }));
      const confirm = () =>
        user.click(question.getByRole('button', { name: 'Cancelar con reembolso total' }));
      return { user, changes, question, confirm };
    };

    it('blocks it because of rain if no other reason is given', async () => {
      const { changes, question, confirm } = await ask();
      expect(question.getByRole('textbox', { name: 'Motivo del bloqueo (opcional)' })).toHaveAttribute(
        'placeholder',
        'Lluvia',
      );
      await expectAccessible(screen.getByRole('alertdialog'));
      await confirm();
      expect(await screen.findByText('Se reembolsará $16.50. La hora queda bloqueada.')).toBeVisible();
      expect(changes).toMatchObject([{ body: { reason: null, blockReason: 'Lluvia' } }]);
    });

    it('takes the reason of the cancellation, or another one that is typed', async () => {
      const { user, changes, question, confirm } = await ask();
      await user.type(question.getByRole('textbox', { name: 'Motivo (opcional)' }), 'Se fue la luz');
      const why = question.getByRole('textbox', { name: 'Motivo del bloqueo (opcional)' });
      expect(why).toHaveAttribute('placeholder', 'Se fue la luz');
      await user.type(why, 'Sin luz hasta mañana');
      await confirm();
      expect(changes).toMatchObject([
        { body: { reason: 'Se fue la luz', blockReason: 'Sin luz hasta mañana' } },
      ]);
    });
  });

  it('stays open and shows the error when the server rejects the cancellation', async () => {
    const { dialog, user } = await open();
    const message = 'Esta reserva ya no está activa.';
    server.use(
      http.post('*/api/admin/bookings/:id/cancel', () =>
        HttpResponse.json({ statusCode: 409, code: 'booking_not_active', message }, { status: 409 }),
      ),
    );
    await chooseCancel(user, dialog);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancelar con reembolso total' }));

    expect(await question.findByText(message)).toBeVisible();
  });

  describe('the dialog for reception', () => {
    const late = { percentage: 100, until: '2026-11-21T17:00:00.000Z' };
    const [term] = aDeskBooking().refundPolicy;
    const pastTerms = { refundPolicy: term ? [{ ...term, ...late }] : [] };
    const rights = { ...someRights().rights, 'refund.beyond_terms': [], 'payouts.read': [] };
    const enter = () =>
      server.use(
        http.get('*/api/admin/me', () => HttpResponse.json(someRights({ ownsAll: false, rights } as object))),
      );

    it('offers no cancellation that gives back more than the terms, and names who can', async () => {
      enter();
      const { dialog } = await open(aDeskBooking(pastTerms));
      expect(await dialog.findByText(/^Ya pasó el plazo para devolver todo/)).toBeVisible();
      expect(dialog.queryByRole('button', { name: 'Más acciones' })).not.toBeInTheDocument();
    });

    it('cancels while the terms give everything back, and if nothing was paid', async () => {
      enter();
      const { dialog } = await open(aDeskBooking({ ...pastTerms, paidAmount: '0.00' }));
      expect(dialog.getByRole('button', { name: 'Más acciones' })).toBeVisible();
    });

    it('leaves an hour that has begun to those who may give its money back', async () => {
      enter();
      const { dialog } = await open(aDeskBooking({ startsAt: '2026-11-21T17:00:00.000Z' }));
      expect(await dialog.findByText(/^La hora ya empezó/)).toBeVisible();
      expect(dialog.queryByRole('button', { name: 'Más acciones' })).not.toBeInTheDocument();
    });

    it('gets no link to the ledger, which opens only for who owns everything', async () => {
      enter();
      const { dialog } = await open();
      expect(dialog.getByRole('button', { name: 'Más acciones' })).toBeVisible();
      expect(dialog.getByRole('heading', { name: 'Pagos y reembolsos' })).toBeVisible();
      expect(dialog.queryByRole('link', { name: 'Ver cuentas' })).not.toBeInTheDocument();
    });
  });

  it('says what the organiser has not entered', async () => {
    const { dialog } = await open(
      aDeskBooking({ organiserName: null, organiserPhone: null, organiserEmail: null }),
    );
    expect(dialog.getByText('Sin nombre')).toBeVisible();
    expect(dialog.getAllByText('No lo dejó')).toHaveLength(2);
  });

  it('shows who cancelled the booking and why', async () => {
    const { dialog } = await open(
      aDeskBooking({ status: 'cancelled', cancelledBy: 'venue', cancellationReason: 'Lluvia' }),
    );
    expect(dialog.getByText('La canceló el complejo. Motivo: Lluvia')).toBeVisible();
    expect(dialog.getByText('Cancelada')).toBeVisible();
  });
});
