import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { components } from '../../shared/api/schema';
import { expectAccessible } from '../../testing/accessibility';
import { aBooking } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

type Booking = components['schemas']['BookingBody'];

standAt('2027-11-20T18:30:00-05:00'); // within 24 hours of the booking, more than 12

const possible = { state: 'possible', keptAmount: '0.00', returnedAmount: '0.00' } as const;
const paid = { paymentStatus: 'completed', paidAmount: '16.50', resale: possible } as const;

function open(booking: Partial<Booking>) {
  server.use(http.get('*/api/bookings/user/me', () => HttpResponse.json([aBooking(booking)])));
  return renderApp('/my-bookings');
}

async function openDialog(booking: Partial<Booking>) {
  const { user } = open(booking);
  await user.click(await screen.findByRole('button', { name: /^Cancelar reserva: Cancha 2/ }));
  return screen.findByRole('alertdialog');
}

describe('the promise of the rest after a resale', () => {
  it('is made in the dialog, with the amount that the terms keep', async () => {
    const dialog = await openDialog(paid);
    expect(
      within(dialog).getByText('Si tu hora se vuelve a vender, te devolvemos el resto: hasta $8.25.'),
    ).toBeVisible();
    await expectAccessible(dialog);
  });

  it.each([
    ['the venue promises nothing', { ...paid, resale: null }],
    ['nothing was paid', { ...paid, paymentStatus: 'pending', paidAmount: '0.00' }],
  ] as const)('is not made if %s', async (_, booking) => {
    const dialog = await openDialog(booking);
    expect(dialog).not.toHaveTextContent('se vuelve a vender');
  });

  it.each([
    ['waiting', '0.00', 'Si tu hora se vuelve a vender, te devolvemos hasta $8.25 más.'],
    ['repaid', '8.25', 'Tu hora se volvió a vender: $8.25 de este reembolso vienen de ahí.'],
    ['not_resold', '0.00', 'No hay nada más que devolverte por esa hora.'],
  ] as const)(
    'says on the card of the cancelled booking that it is %s',
    async (state, returnedAmount, said) => {
      const resale = { state, keptAmount: '8.25', returnedAmount };
      open({ ...paid, status: 'cancelled', refundStatus: 'succeeded', refundedAmount: '16.50', resale });
      expect(await screen.findByText(said)).toBeVisible();
    },
  );
});
