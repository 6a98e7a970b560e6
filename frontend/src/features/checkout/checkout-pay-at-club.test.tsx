import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aSession } from '../../shared/testing/builders';
import { serveCheckout } from '../../shared/testing/handlers/checkout-screen';
import { renderApp } from '../../shared/testing/render-app';
import { server } from '../../shared/testing/server';

const club = { mayPayAtClub: true } as const;

/** The checkout of an account, or of a guest. */
function serveClub({ isGuest = false } = {}) {
  const world = serveCheckout(club);
  const session = aSession({ isGuest, emailVerified: !isGuest, email: isGuest ? null : 'ana@example.org' });
  server.use(http.get('*/api/session', () => HttpResponse.json(session)));
  return world;
}

const findChoice = () => screen.findByRole('button', { name: 'Pagar en el club' });

describe('paying at the club', () => {
  it('is not offered by a venue that takes cards only', async () => {
    serveCheckout();
    renderApp('/checkout/booking-1');
    await screen.findByRole('button', { name: 'Confirmar y Pagar $16.50' });
    expect(screen.queryByRole('button', { name: 'Pagar en el club' })).toBeNull();
  });

  it('confirms the booking unpaid and says that the club expects the player', async () => {
    const world = serveClub();
    server.use(
      http.post('*/api/bookings/booking-1/pay-at-club', () => {
        world.change({ paysAtClub: true });
        return HttpResponse.json(world.booking);
      }),
    );
    const { user } = renderApp('/checkout/booking-1');
    await user.click(await findChoice());
    expect(await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' })).toBeVisible();
  });

  it('shares without a guarantee what is paid at the club, and threatens with no deadline', async () => {
    serveCheckout({ ...club, paysAtClub: true });
    const { user } = renderApp('/checkout/booking-1');
    await user.click(await screen.findByRole('button', { name: 'Compartir Link de Pago' }));

    expect(await screen.findByRole('heading', { name: 'Pago compartido' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: /^Comparte el pago entre/ })).not.toBeInTheDocument();
    expect(await screen.findByText('Falta por pagar')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Garantizar con mi tarjeta' })).not.toBeInTheDocument();
    expect(screen.queryByText(/la reserva vence/)).not.toBeInTheDocument();
  });

  it('leads a guest to the confirmation of an address', async () => {
    serveClub({ isGuest: true });
    renderApp('/checkout/booking-1');
    const link = await screen.findByRole('link', { name: 'Confirmar mi correo' });
    expect(link).toHaveAttribute('href', '/mi-cuenta');
    expect(screen.queryByRole('button', { name: 'Pagar en el club' })).toBeNull();
  });

  it('shows why the club does not expect the player', async () => {
    serveClub();
    const message = 'Dinos tu nombre, para que el club sepa a quién espera.';
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
