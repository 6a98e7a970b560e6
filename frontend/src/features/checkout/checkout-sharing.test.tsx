import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { refuseOnce, serveCheckout } from '../../testing/handlers/checkout-screen';
import { cardDeclined, sandboxAddress } from '../../testing/payment-intents';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const doubles = { gameType: 'doubles', totalAmount: '29.05', tariffType: 'day' } as const;
const visa = { brand: 'visa', last4: '4242' };
const url = 'https://saque.example/shared-payment/token-1';

const shareButton = () => screen.findByRole('button', { name: 'Compartir Link de Pago' });
const divide = () => screen.findByRole('radio', { name: 'Dividir entre 4' });
const findShared = () => screen.findByRole('heading', { name: 'Pago compartido' });
const notifications = () => screen.findByRole('region', { name: /Notificaciones/ });

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

function withShareSheet(result: () => Promise<void>) {
  const share = jest.fn<Promise<void>, [ShareData]>(result);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return share;
}

async function openChoice() {
  const page = renderApp('/checkout/booking-1');
  await page.user.click(await divide());
  await page.user.click(await shareButton());
  const choice = await screen.findByRole('dialog', { name: 'Comparte el pago entre 4' });
  return { ...page, choice };
}

async function shareWithoutGuarantee() {
  const page = await openChoice();
  await page.user.click(within(page.choice).getByRole('button', { name: 'Compartir sin garantía' }));
  return page;
}

describe('before a payment link is created', () => {
  it('the dialog offers a guarantee and explains the deadline with and without it', async () => {
    serveCheckout(doubles);
    const { choice, container } = await openChoice();

    expect(choice).toHaveTextContent('Cada jugador paga $7.26 o $7.27 con su tarjeta, sin registrarse.');
    const guarantee = within(choice).getByRole('button', { name: 'Garantizar con mi tarjeta' });
    // Speech control finds a button by what stands on it: that must be its name and no more.
    expect(guarantee.textContent).toBe('Garantizar con mi tarjeta');
    expect(guarantee).toHaveAccessibleDescription(
      /^Tu banco retiene \$29.05, pero no se te cobra nada. A las? \d\d:\d\d se cobra solo lo que falte y el resto se libera/,
    );
    expect(
      within(choice).getByRole('button', { name: 'Compartir sin garantía' }),
    ).toHaveAccessibleDescription(
      /Si a las? \d\d:\d\d no han pagado todos, la reserva vence, la hora queda libre/,
    );
    await expectAccessible(container.ownerDocument.body);
  });

  it('the dialog says that a saved card is charged without a guarantee, if there is one', async () => {
    serveCheckout({ ...doubles, atDeadline: 'charges_saved_card', savedCard: visa });
    const { choice } = await openChoice();

    expect(
      within(choice).getByRole('button', { name: 'Compartir sin garantía' }),
    ).toHaveAccessibleDescription(/lo que falte se cobra a tu Visa terminada en 4242/);
  });

  it('the player can return to the payment without creating a link', async () => {
    const world = serveCheckout(doubles);
    const { user, choice } = await openChoice();

    await user.click(within(choice).getByRole('button', { name: 'Volver' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(world.booking.isShared).toBe(false);
    expect(await shareButton()).toHaveFocus();
  });
});

describe('the guarantee of a shared payment', () => {
  async function openGuarantee() {
    const page = await openChoice();
    await page.user.click(within(page.choice).getByRole('button', { name: 'Garantizar con mi tarjeta' }));
    const hold = await screen.findByRole('button', { name: 'Retener $29.05 en mi tarjeta' });
    await waitFor(() => expect(hold).toBeEnabled());
    expect(screen.getByRole('heading', { name: 'Garantía con tu tarjeta' })).toHaveFocus();
    await page.user.click(screen.getByRole('button', { name: 'Rellenar tarjeta de prueba' }));
    return { ...page, hold };
  }

  it('holds the total without a charge and shares the link', async () => {
    const { intentRequests, recorded } = serveCheckout(doubles);
    const { user, hold, container } = await openGuarantee();
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    expect(screen.getByText(/Tu banco retiene \$29.05, pero no se te cobra nada/)).toBeVisible();
    await expectAccessible(container);

    await user.click(hold);

    expect(await findShared()).toHaveFocus();
    const told = within(await notifications());
    expect(await told.findByText('Garantía lista')).toBeInTheDocument();
    expect(told.getByText(/No se te cobró nada. El link está copiado: pégalo/)).toBeInTheDocument();
    expect(told.queryByText('Link copiado')).not.toBeInTheDocument();
    expect(copy).toHaveBeenCalledWith(url);
    expect(screen.getByText(/se cobra de lo retenido en tu tarjeta solo lo que falte/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Garantizar con mi tarjeta' })).not.toBeInTheDocument();
    expect(intentRequests.filter(({ purpose }) => purpose === 'guarantee')).not.toHaveLength(0);
    expect(recorded).toEqual([]);
  });

  it('explains why the bank refused the hold and lets the player go back', async () => {
    const world = serveCheckout(doubles);
    server.use(
      http.post(`${sandboxAddress}/pi_guarantee/confirm`, () =>
        HttpResponse.json({ error: cardDeclined }, { status: 402 }),
      ),
    );
    const { user, hold } = await openGuarantee();

    await user.click(hold);
    expect(await screen.findByRole('alert')).toHaveTextContent('Tu banco rechazó la tarjeta.');
    await user.click(screen.getByRole('button', { name: 'Volver' }));

    expect(await screen.findByRole('heading', { name: 'Comparte el pago entre 4' })).toHaveFocus();
    expect(world.booking.isShared).toBe(false);
  });

  it('lets the player share without asking again and locks the discount code', async () => {
    serveCheckout({ ...doubles, atDeadline: 'charges_guarantee' });
    const { user } = renderApp('/checkout/booking-1');
    await user.click(await divide());
    expect(await shareButton()).toBeVisible();
    expect(screen.queryByRole('button', { name: '¿Tienes un código?' })).not.toBeInTheDocument();

    await user.click(await shareButton());

    expect(await findShared()).toBeVisible();
  });

  it('says that it came too late and lets the player go back', async () => {
    serveCheckout(doubles);
    const { user, choice } = await openChoice();
    refuseOnce(
      '/api/create-payment-intent',
      409,
      'guarantee_too_late',
      'Ya hay un pago hecho: la garantía no hace falta.',
    );
    await user.click(within(choice).getByRole('button', { name: 'Garantizar con mi tarjeta' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Ya hay un pago hecho');
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    expect(await shareButton()).toBeVisible();
  });
});

describe('handing over the payment link', () => {
  it('uses the share sheet of the phone and shows no notification', async () => {
    serveCheckout(doubles);
    const share = withShareSheet(() => Promise.resolve());
    await shareWithoutGuarantee();

    expect(await findShared()).toBeVisible();
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url }));
    expect(screen.queryByText('Link copiado')).not.toBeInTheDocument();
  });

  it('shows no notification if the player closes the share sheet', async () => {
    serveCheckout(doubles);
    withShareSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    await shareWithoutGuarantee();

    expect(await findShared()).toBeVisible();
    expect(screen.queryByText('Link copiado')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('copies the link if the browser no longer allows sharing', async () => {
    serveCheckout(doubles);
    withShareSheet(() => Promise.reject(new DOMException('too late', 'NotAllowedError')));
    await shareWithoutGuarantee();

    expect(await within(await notifications()).findByText('Link copiado')).toBeInTheDocument();
  });

  it('shows the selected link with its QR code if copying is not allowed either', async () => {
    serveCheckout(doubles);
    const { user, choice } = await openChoice();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(within(choice).getByRole('button', { name: 'Compartir sin garantía' }));

    const sheet = await screen.findByRole('dialog', { name: 'Comparte el link de pago' });
    const link = within(sheet).getByRole<HTMLInputElement>('textbox', { name: 'Link de pago' });
    expect(link).toHaveValue(url);
    await waitFor(() => expect(link).toHaveFocus());
    expect(link.selectionEnd).toBe(url.length);
    expect(within(sheet).getByRole('img', { name: 'Código QR del link de pago' })).toBeVisible();
    expect(sheet).toHaveTextContent('Cada jugador paga $7.26 o $7.27');
    await expectAccessible(sheet);

    await user.click(within(sheet).getByRole('button', { name: 'Copiar link' }));
    expect(await within(sheet).findByText(/cópialo a mano/)).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  });

  it('explains why there is no link and lets the player pay the total', async () => {
    serveCheckout({ ...doubles, totalAmount: '1.90' });
    const message =
      'Cada parte costaría menos de $0.50, y eso no se puede cobrar con tarjeta. Paga el total, por favor.';
    refuseOnce('/api/shared-payment-links', 409, 'share_too_small', message);
    const { user } = await shareWithoutGuarantee();

    const toasts = await notifications();
    expect(await within(toasts).findByText('Error')).toBeInTheDocument();
    expect(within(toasts).getByText(message)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Pagar yo' }));
    expect(await screen.findByRole('button', { name: 'Confirmar y Pagar $1.90' })).toBeVisible();
  });
});
