import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aBooking } from '../../shared/testing/builders';
import { serveCheckout } from '../../shared/testing/handlers/checkout-screen';
import { renderApp } from '../../shared/testing/render-app';
import { server } from '../../shared/testing/server';

const club = { mayPayAtClub: true } as const;
const findChoice = () => screen.findByRole('button', { name: 'Pagar en el club' });

describe('paying at the club', () => {
  it('is not offered by a venue that takes cards only', async () => {
    serveCheckout();
    renderApp('/checkout/booking-1');
    await screen.findByRole('button', { name: 'Confirmar y Pagar $16.50' });
    expect(screen.queryByRole('button', { name: 'Pagar en el club' })).toBeNull();
  });

  it('confirms the booking unpaid and says that the club expects the player', async () => {
    serveCheckout(club);
    const confirmed = aBooking({ ...club, paysAtClub: true });
    server.use(
      http.post('*/api/bookings/booking-1/pay-at-club', () => HttpResponse.json(confirmed)),
      http.get('*/api/bookings/user/:id', () => HttpResponse.json([confirmed])),
    );
    const { user } = renderApp('/checkout/booking-1');
    await user.click(await findChoice());
    expect(await screen.findByText('¡Reserva confirmada!')).toBeVisible();
  });

  it('shows why the club does not expect the player', async () => {
    serveCheckout(club);
    const message = 'Dinos tu nombre y un teléfono o un correo, para que el club sepa a quién espera.';
    server.use(
      http.post('*/api/bookings/booking-1/pay-at-club', () =>
        HttpResponse.json({ code: 'contact_needed', message }, { status: 409 }),
      ),
    );
    const { user } = renderApp('/checkout/booking-1');
    await user.click(await findChoice());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});
