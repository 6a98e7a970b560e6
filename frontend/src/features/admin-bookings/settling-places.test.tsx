import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/accessibility';
import { findHour, setUpDesk } from '../../testing/desk-screen';
import { aDeskBooking, aDeskDay, serveDesk } from '../../testing/handlers/desk';
import { renderApp } from '../../testing/render-app';

setUpDesk();

const place = { amount: '4.12', payerName: null, atClub: false } as const;
const shared = aDeskBooking({
  paidAmount: '4.12',
  paymentStatus: 'partial',
  payments: [],
  placeList: [
    { ...place, number: 1, status: 'open' },
    { ...place, number: 2, status: 'paid', atClub: true },
    { ...place, number: 3, status: 'reserved' },
    { ...place, number: 4, status: 'open' },
  ],
});

async function open(booking = shared) {
  const desk = serveDesk(aDeskDay(), booking);
  const app = renderApp('/admin/desk?cancha=court-1');
  await app.user.click(await findHour('18:00'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancha 1 · Central' }));
  return { ...desk, ...app, dialog };
}

describe('the money for a shared booking', () => {
  it('is taken for the places of two friends, with the change they get', async () => {
    const { dialog, user, changes } = await open();
    await expectAccessible(document.body);
    expect(dialog.queryByLabelText(/^Lugar 2/)).toBeNull();
    expect(dialog.getByLabelText('Lugar 3 · $4.12 · lo están pagando')).not.toBeChecked();
    await user.click(dialog.getByLabelText('Lugar 1 · $4.12'));
    await user.click(dialog.getByLabelText('Lugar 4 · $4.12'));
    const received = dialog.getByLabelText('Recibido');
    await user.type(received, '5');
    await user.click(dialog.getByRole('button', { name: 'Cobrar $8.24' }));
    expect(await dialog.findByText('Faltan $3.24.')).toBeVisible();
    expect(changes).toEqual([]);
    await user.clear(received);
    await user.type(received, '10');
    expect(dialog.getByText('Vuelto $1.76')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cobrar $8.24' }));
    await waitFor(() =>
      expect(changes).toMatchObject([
        { call: 'settle', body: { method: 'cash', amount: '8.24', places: [1, 4] } },
      ]),
    );
  });

  it('is all that is missing if no place is marked', async () => {
    const { dialog, user, changes } = await open();
    await user.selectOptions(dialog.getByLabelText('Medio de pago'), 'Datáfono');
    expect(dialog.queryByLabelText('Recibido')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cobrar $12.38' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toEqual({ method: 'terminal', amount: '12.38' });
  });
});
