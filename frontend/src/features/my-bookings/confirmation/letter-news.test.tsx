import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { components } from '../../../shared/api/schema';
import { expectAccessible } from '../../../testing/accessibility';
import { aSession } from '../../../testing/builders';
import { serveAccount } from '../../../testing/handlers/account';
import { serveCheckout } from '../../../testing/handlers/checkout-screen';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';

type State = components['schemas']['ConfirmationLetterBody']['state'];

const email = 'ana@saque.example';

/** Serves a paid booking of a guest, and what became of its letter, one state for each request. */
function serve(states: readonly State[], session: Parameters<typeof aSession>[0] = { email }) {
  const left = [...states];
  serveCheckout({ paymentStatus: 'completed', paidAmount: '16.50' });
  const world = serveAccount(aSession(session));
  server.use(
    http.get('*/api/bookings/booking-1/confirmation-letter', () =>
      HttpResponse.json({ state: left.length > 1 ? left.shift() : left[0] }),
    ),
  );
  return { ...world, ...renderApp('/my-bookings?pagada=booking-1') };
}

describe('what the confirmation says about its letter', () => {
  it.each([
    ['over_limit', /^No pudimos mandarte la confirmación: ana@saque\.example ya recibió tres correos/],
    ['blocked', /^No te mandamos la confirmación, porque ana@saque\.example pidió no recibir correos/],
    ['refused', /^No pudimos mandarte la confirmación: el correo ana@saque\.example no la aceptó/],
    ['no_address', /^No te mandamos la confirmación, porque no teníamos un correo tuyo/],
  ] as const)('is that nothing was sent if the server says %s', async (state, sentence) => {
    serve([state]);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText(/Te mandamos/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirma tu correo' })).not.toBeInTheDocument();
  });

  it('is that nothing was sent without an address', async () => {
    serve(['queued'], { email: null });
    expect(await screen.findByText(/porque no teníamos un correo tuyo/)).toBeVisible();
  });

  it('asks nothing of an address that is confirmed', async () => {
    serve(['sent'], { email, emailVerified: true, isGuest: false });
    expect(await screen.findByText(`Te mandamos la confirmación a ${email}.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirma tu correo' })).not.toBeInTheDocument();
  });

  it('follows the letter while it waits', async () => {
    serve(['queued', 'refused']);
    expect(await screen.findByText(/^Te mandamos la confirmación/)).toBeVisible();
    expect(await screen.findByText(/no la aceptó/, {}, { timeout: 5000 })).toBeVisible();
  });

  it('lets a guest confirm the address with a code', async () => {
    const { user, sent, container } = serve(['sent']);
    const open = await screen.findByRole('button', { name: 'Confirma tu correo' });
    expect(screen.getByText(/Confirma ese correo para recibir todos los avisos\.$/)).toBeVisible();
    await user.click(open);
    await user.click(await screen.findByRole('button', { name: 'Enviarme el código' }));
    const field = await screen.findByLabelText('Código de 6 dígitos');
    await expectAccessible(container);
    await user.type(field, '123456');

    expect(await screen.findByText('Correo confirmado')).toBeVisible();
    expect(sent).toEqual([`code to ${email}`, 'verify 123456']);
    expect(await screen.findByText(`Te mandamos la confirmación a ${email}.`)).toBeVisible();
  });
});
