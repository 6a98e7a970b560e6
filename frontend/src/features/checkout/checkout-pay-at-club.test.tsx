import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aSession } from '../../testing/builders';
import { serveCheckout } from '../../testing/handlers/checkout-screen';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const club = { mayPayAtClub: true } as const;

/** The checkout of an account, or of a guest. */
function serveClub({ isGuest = false } = {}) {
  const world = serveCheckout(club);
  const session = aSession({ isGuest, emailVerified: !isGuest, email: isGuest ? null : 'ana@example.org' });
  server.use(http.get('*/api/session', () => HttpResponse.json(session)));
  return world;
}

const findWay = () => screen.findByRole('radio', { name: 'En el club' });

/** Opens the checkout and chooses the club among the ways to pay. */
async function openClub() {
  const page = renderApp('/checkout/booking-1');
  await page.user.click(await findWay());
  return page;
}

const findChoice = () => screen.findByRole('button', { name: 'Pagar en el club' });

describe('paying at the club', () => {
  it('is not offered by a venue that takes cards only', async () => {
    serveCheckout();
    renderApp('/checkout/booking-1');
    await screen.findByRole('button', { name: 'Confirmar y Pagar $16.50' });
    expect(screen.queryByRole('radio', { name: 'En el club' })).toBeNull();
  });

  it('confirms the booking unpaid and says that the club expects the player', async () => {
    const world = serveClub();
    server.use(
      http.post('*/api/bookings/booking-1/pay-at-club', () => {
        world.change({ paysAtClub: true });
        return HttpResponse.json(world.booking);
      }),
    );
    const { user } = await openClub();
    await user.click(await findChoice());
    expect(await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' })).toBeVisible();
  });

  it('shares without a guarantee what is paid at the club, and threatens with no deadline', async () => {
    serveCheckout({ ...club, paysAtClub: true });
    const { user } = renderApp('/checkout/booking-1');
    await user.click(await screen.findByRole('radio', { name: /^Dividir entre/ }));
    await user.click(await screen.findByRole('button', { name: 'Compartir Link de Pago' }));

    expect(await screen.findByRole('heading', { name: 'Pago compartido' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: /^Comparte el pago entre/ })).not.toBeInTheDocument();
    expect(await screen.findByText('Falta por pagar')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Garantizar con mi tarjeta' })).not.toBeInTheDocument();
    expect(screen.queryByText(/la reserva vence/)).not.toBeInTheDocument();
  });

  it('leads a guest to the confirmation of an address', async () => {
    serveClub({ isGuest: true });
    await openClub();
    const link = await screen.findByRole('link', { name: 'Confirmar mi correo' });
    expect(link).toHaveAttribute('href', '/mi-cuenta');
    expect(screen.queryByRole('button', { name: /^Confirmar y Pagar/ })).toBeNull();
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
    const { user } = await openClub();
    await user.click(await findChoice());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('stays chosen when the sign-in leads back, and only where it is offered', async () => {
    serveClub();
    const { unmount } = renderApp('/checkout/booking-1?forma=club');
    expect(await findWay()).toBeChecked();
    expect(await findChoice()).toBeVisible();
    unmount();
    serveCheckout();
    renderApp('/checkout/booking-1?forma=club');
    expect(await screen.findByRole('radio', { name: 'Pagar yo' })).toBeChecked();
  });

  it('says at the field, before the press, that the address is needed', async () => {
    const world = serveClub({ isGuest: true });
    server.use(http.get('*/api/session', () => HttpResponse.json(aSession({ name: null, isGuest: true }))));
    renderApp('/checkout/booking-1');

    const address = await screen.findByRole('textbox', { name: 'Tu correo' });
    expect(address).toHaveAccessibleDescription(/Para pagar en el club, confírmalo\.$/);
    expect(world.booking.paysAtClub).toBe(false);
  });

  it('marks the missing name at its field before it asks the server, and moves the focus there', async () => {
    serveClub();
    const session = aSession({ name: null, isGuest: false, emailVerified: true, email: 'ana@example.org' });
    server.use(http.get('*/api/session', () => HttpResponse.json(session)));
    const { user } = await openClub();
    const name = await screen.findByRole('textbox', { name: 'Tu nombre' });

    await user.click(await findChoice());

    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Escribe tu nombre.');
  });

  it('shows a refusal about a field at that field, and any other one with the focus on it', async () => {
    serveClub();
    const session = aSession({ name: null, isGuest: false, emailVerified: true, email: 'ana@example.org' });
    const message = 'Dinos tu nombre, para que el club sepa a quién espera.';
    const refusals = [
      { code: 'contact_needed', message, errors: [{ field: 'name', message }] },
      { code: 'booking_already_shared', message: 'Ya compartiste el link de pago.' },
    ];
    server.use(
      http.get('*/api/session', () => HttpResponse.json(session)),
      http.put('*/api/session/profile', () => HttpResponse.json(session)),
      http.post('*/api/bookings/booking-1/pay-at-club', () =>
        HttpResponse.json(refusals.shift(), { status: 409 }),
      ),
    );
    const { user } = await openClub();
    const name = await screen.findByRole('textbox', { name: 'Tu nombre' });
    await user.type(name, 'Ana');

    await user.click(await findChoice());
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription(message);

    await user.click(await findChoice());
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent('Ya compartiste el link de pago.');
    expect(refusal).toHaveFocus();
  });

  it('leads to the confirmation if the account was left meanwhile', async () => {
    serveClub();
    server.use(
      http.post('*/api/bookings/booking-1/pay-at-club', () =>
        HttpResponse.json({ code: 'email_not_verified', message: 'Confirma tu correo.' }, { status: 409 }),
      ),
    );
    const { user } = await openClub();
    await user.click(await findChoice());
    expect(await screen.findByRole('link', { name: 'Confirmar mi correo' })).toBeVisible();
  });
});
