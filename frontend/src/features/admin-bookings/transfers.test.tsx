import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { setUpDesk } from '../../testing/desk-screen';
import { liveStreamAt } from '../../testing/fake-event-source';
import { aDeskBooking, serveDesk } from '../../testing/handlers/desk';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import type { DeskTransfer } from './api/transfers';

setUpDesk();

const aTransfer = (over: Partial<DeskTransfer> = {}): DeskTransfer => ({
  bookingId: 'booking-1',
  code: 'K7M-4QX',
  state: 'expected',
  dueAmount: '16.50',
  totalAmount: '16.50',
  paidAmount: '0.00',
  excessAmount: '0.00',
  dueAt: '2026-11-21T22:00:00.000Z',
  organiserName: 'Ana Torres',
  organiserPhone: '+593991234567',
  bookingDate: '2026-11-22T18:00:00',
  timeSlot: '18:00',
  courtNumber: 1,
  courtName: 'Central',
  ...over,
});

const luis = aTransfer({
  bookingId: 'booking-2',
  code: 'R3T-9WZ',
  dueAmount: '29.00',
  organiserName: 'Luis Paz',
});

/** Serves these transfers. Money that is recorded for one makes it paid. */
function serveTransfers(...transfers: DeskTransfer[]) {
  serveDesk();
  let listed = transfers;
  const arrived: unknown[] = [];
  server.use(
    http.get('*/api/admin/venues/:venueId/transfers', () => HttpResponse.json(listed)),
    http.post('*/api/admin/bookings/:id/transfer', async ({ request, params }) => {
      arrived.push(await request.json());
      listed = listed.map((one) =>
        one.bookingId === params['id'] ? { ...one, state: 'paid', dueAmount: '0.00' } : one,
      );
      return HttpResponse.json(aDeskBooking());
    }),
  );
  return { arrived, list: (...next: DeskTransfer[]) => (listed = next) };
}

async function open(name = 'Transferencias (2)') {
  const app = renderApp('/admin/desk');
  await app.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Transferencias' }));
  return { ...app, dialog };
}

describe('the transfers of a venue', () => {
  it('have no button at a venue that expects none', async () => {
    serveTransfers();
    renderApp('/admin/desk');
    await screen.findByText('Reservas', { selector: 'h1' });
    expect(screen.queryByRole('button', { name: /^Transferencias/ })).toBeNull();
  });

  it('are confirmed by the keyboard alone: code, Enter, Enter', async () => {
    const { arrived } = serveTransfers(aTransfer(), luis);
    const { user, dialog } = await open();
    await expectAccessible(document.body);
    await user.keyboard('r3t9');
    expect(dialog.queryByText('Ana Torres')).toBeNull();
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByText('$29.00 · R3T-9WZ')).toBeVisible();
    expect(arrived).toEqual([{ amount: '29.00', due: '29.00' }]);
    expect(dialog.getByRole('textbox', { name: 'Código, monto o nombre' })).toHaveFocus();
    expect(await dialog.findByText('Ana Torres')).toBeVisible();
    expect(dialog.queryByText('Luis Paz')).toBeNull();
  });

  it.each([
    ['29', 'Luis Paz'],
    ['torres', 'Ana Torres'],
    ['K7M 4QX', 'Ana Torres'],
  ])('are found by %s', async (typed, name) => {
    serveTransfers(aTransfer(), luis);
    const { user, dialog } = await open();
    await user.keyboard(typed);
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    expect(dialog.getByText(name)).toBeVisible();
  });

  it.each([
    ['10', 'faltan $6.50, con el mismo plazo', 'Contar como parte', { amount: '10.00', difference: 'part' }],
    [
      '20',
      'Sobran $3.50',
      'Confirmar y devolver lo que sobra',
      { amount: '20.00', difference: 'give_back', excess: '0.00' },
    ],
    ['16,5', 'Es el monto exacto', 'Confirmar', { amount: '16.50' }],
  ])('say what becomes of %s before it is recorded', async (typed, account, button, body) => {
    const { arrived } = serveTransfers(aTransfer());
    const { user, dialog } = await open('Transferencias (1)');
    await user.click(dialog.getByRole('button', { name: 'Llegó otro monto de K7M-4QX' }));
    expect(dialog.getByLabelText('Cuánto llegó')).toHaveFocus();
    await user.keyboard(typed);
    expect(dialog.getByText(new RegExp(account.replace('$', '\\$')))).toBeVisible();
    await user.type(dialog.getByLabelText('Referencia del banco (opcional)'), 'TR-1');
    await user.click(dialog.getByRole('button', { name: button }));
    expect(await screen.findByText(/ · K7M-4QX/)).toBeVisible();
    expect(arrived).toEqual([{ due: '16.50', reference: 'TR-1', ...body }]);
  });

  it('say what to do with money that comes after the hour was released', async () => {
    const { arrived } = serveTransfers(
      aTransfer({ state: 'released', dueAmount: '0.00', excessAmount: '2.00' }),
    );
    const { user, dialog } = await open('Transferencias');
    expect(dialog.getByText('No esperas ninguna transferencia')).toBeVisible();
    await user.keyboard('k7m');
    expect(dialog.getByText('Ya registrado para devolver: $2.00')).toBeVisible();
    expect(dialog.getByText(/véndela otra vez con «Transferencia» y no registres nada aquí/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Registrar dinero que llegó de K7M-4QX' }));
    await user.keyboard('16.50');
    await user.click(dialog.getByRole('button', { name: 'Registrar para devolver' }));
    expect(await screen.findByText('Queda por devolver')).toBeVisible();
    expect(arrived).toEqual([{ amount: '16.50', due: '0.00', difference: 'give_back', excess: '2.00' }]);
  });

  it('show why the server recorded nothing', async () => {
    serveTransfers(aTransfer());
    const message =
      'Esta reserva ya no espera dinero. No registramos nada: revisa si otra persona ya lo confirmó.';
    server.use(
      http.post('*/api/admin/bookings/:id/transfer', () =>
        HttpResponse.json({ code: 'due_changed', message }, { status: 409 }),
      ),
    );
    const { user, dialog } = await open('Transferencias (1)');
    await user.click(dialog.getByRole('button', { name: 'Confirmar $16.50 de K7M-4QX' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  });

  it('follow the other desks of the venue at once', async () => {
    const { list } = serveTransfers(aTransfer());
    renderApp('/admin/desk');
    await screen.findByRole('button', { name: 'Transferencias (1)' });
    list(aTransfer(), luis);
    act(() => liveStreamAt('/api/venues/venue-1/events').say({ desk: true }));
    expect(await screen.findByRole('button', { name: 'Transferencias (2)' })).toBeVisible();
  });
});
