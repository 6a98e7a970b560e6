import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aSession } from '../../testing/builders';
import { serveCheckout } from '../../testing/handlers/checkout-screen';
import { paymentIntent, sandboxAddress } from '../../testing/payment-intents';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

const known = { atDeadline: 'charges_saved_card', savedCard: { brand: 'visa', last4: '4242' } } as const;
const badPhone = 'Escribe un teléfono válido, por ejemplo 099 123 4567.';

/** Serves a booking of a player without a name. Notes what is saved and paid, in order. */
function serveStranger(refusal?: () => Response) {
  const world = serveCheckout(known);
  const sent: unknown[] = [];
  let session = aSession({ name: null });
  server.use(
    http.get('*/api/session', () => HttpResponse.json(session)),
    http.put<never, Record<string, string>>('*/api/session/profile', async ({ request }) => {
      const change = await request.json();
      sent.push(change);
      const response = refusal?.();
      if (response) return response;
      if (change['phone']?.startsWith('0'))
        return HttpResponse.json(
          { message: badPhone, errors: [{ field: 'phone', message: badPhone }] },
          { status: 400 },
        );
      session = { ...session, ...change };
      return HttpResponse.json(session);
    }),
    http.post(`${sandboxAddress}/pi_1650/confirm`, () => {
      sent.push('paid');
      return HttpResponse.json(paymentIntent({ id: 'pi_1650', status: 'succeeded' }));
    }),
  );
  return { ...world, sent };
}

async function openCheckout() {
  const page = renderApp('/checkout/booking-1');
  const pay = await screen.findByRole('button', { name: 'Confirmar y Pagar $16.50' });
  await waitFor(() => expect(pay).toBeEnabled());
  return { ...page, pay };
}

const field = (label: RegExp) => screen.findByRole('textbox', { name: label });
const findPaid = () => screen.findByText('Pago exitoso');

describe('the name and contact in the checkout', () => {
  it('are one line for a known player, who pays in one tap and without typing', async () => {
    const { sent } = serveStranger();
    const ana = aSession({ email: 'ana@example.org' });
    server.use(http.get('*/api/session', () => HttpResponse.json(ana)));
    const { user, pay, container } = await openCheckout();
    expect(screen.getByText(/^A nombre de/)).toHaveTextContent('A nombre de Ana Torres · ana@example.org');
    await expectAccessible(container);

    await user.click(pay);

    expect(await findPaid()).toBeInTheDocument();
    expect(sent).toEqual(['paid']);
  });

  it('forget an address that a known player clears', async () => {
    const { sent } = serveStranger();
    const ana = aSession({ email: 'ana@example.org' });
    server.use(http.get('*/api/session', () => HttpResponse.json(ana)));
    const { user } = await openCheckout();

    await user.click(screen.getByRole('button', { name: /^Cambiar/ }));
    await user.clear(await field(/^Tu correo/));
    await user.tab();

    await waitFor(() => expect(sent).toEqual([{ email: null }]));
  });

  it('are asked of a stranger, and nothing is paid without a name', async () => {
    const { sent } = serveStranger();
    const { user, pay, container } = await openCheckout();
    const step = screen.getByRole('group', { name: '¿A nombre de quién?' });
    expect(await within(step).findByLabelText('Tu nombre')).toBeVisible();
    await expectAccessible(container);

    await user.click(pay);

    expect(await screen.findByText('Escribe tu nombre.')).toBeVisible();
    expect(await field(/^Tu nombre/)).toHaveFocus();
    expect(pay).toBeEnabled();
    expect(sent).toEqual([]);
  });

  it('are saved when a field is left and with the payment, each once, before the card is charged', async () => {
    const { sent } = serveStranger();
    const { user, pay } = await openCheckout();
    await user.type(await field(/^Tu nombre/), 'Ana Torres');
    await user.tab();
    await user.type(await field(/correo/), 'ana@example.org');
    await user.click(pay);

    expect(await findPaid()).toBeInTheDocument();
    expect(sent).toEqual([{ name: 'Ana Torres' }, { email: 'ana@example.org' }, 'paid']);
  });

  it('show at the field what the server does not accept, and pay once it is corrected', async () => {
    const { sent } = serveStranger();
    const { user, pay } = await openCheckout();
    await user.type(await field(/^Tu nombre/), 'Ana');
    await user.type(await field(/teléfono/), '0');
    await user.click(pay);

    expect(await screen.findByText(badPhone)).toBeVisible();
    await waitFor(async () => expect(await field(/teléfono/)).toHaveFocus());
    expect(sent).not.toContain('paid');
    expect(await field(/teléfono/)).toHaveValue('0');

    await user.clear(await field(/teléfono/));
    await user.click(pay);
    expect(await findPaid()).toBeInTheDocument();
  });

  it('never stop a payment because the server cannot save them', async () => {
    const { sent } = serveStranger(() =>
      HttpResponse.json({ code: 'unavailable', message: 'No pudimos guardarlo.' }, { status: 503 }),
    );
    const { user, pay } = await openCheckout();
    await user.type(await field(/^Tu nombre/), 'Ana');
    await user.click(pay);

    expect(
      await screen.findByText(/No pudimos guardarlo\. Esto no se guardó, pero puedes pagar igual/),
    ).toBeVisible();
    expect(await findPaid()).toBeInTheDocument();
    expect(sent[0]).toEqual({ name: 'Ana' });
    expect(sent.at(-1)).toBe('paid');
  });

  it('never stop a payment because the session does not load', async () => {
    const { sent } = serveStranger();
    server.use(http.get('*/api/session', () => HttpResponse.json(null, { status: 503 })));
    const { user, pay } = await openCheckout();

    await user.click(pay);

    expect(await findPaid()).toBeInTheDocument();
    expect(sent).toEqual(['paid']);
  });

  it('are asked before the payment is shared', async () => {
    serveStranger();
    const { user } = await openCheckout();
    await user.click(screen.getByRole('radio', { name: 'Dividir entre 2' }));
    await user.click(screen.getByRole('button', { name: 'Compartir Link de Pago' }));
    expect(await screen.findByText('Escribe tu nombre.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.type(await field(/^Tu nombre/), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Compartir Link de Pago' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('are asked before a booking that costs nothing is confirmed', async () => {
    const { change } = serveStranger();
    change({ discountAmount: '16.50', totalAmount: '0.00' });
    const { user } = renderApp('/checkout/booking-1');
    await user.click(await screen.findByRole('button', { name: 'Confirmar reserva' }));

    expect(await screen.findByText('Escribe tu nombre.')).toBeVisible();
    expect(screen.queryByText('Reserva confirmada')).not.toBeInTheDocument();
  });

  it('lead on with Enter, to the next field and to the button, and pay nothing', async () => {
    const { sent } = serveStranger();
    const { user, pay } = await openCheckout();

    await user.type(await field(/^Tu nombre/), 'Ana{Enter}');
    expect(await field(/teléfono/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await field(/correo/)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(pay).toHaveFocus();
    expect(sent).not.toContain('paid');
  });

  it('are not asked to see the price with a code, but before one that covers everything is used', async () => {
    const { sent, intentRequests } = serveStranger();
    const { user } = await openCheckout();
    await user.click(screen.getByRole('button', { name: '¿Tienes un código?' }));
    await user.type(await field(/^Código de descuento/), 'gratis{Enter}');

    const confirm = await screen.findByRole('button', { name: 'Confirmar reserva' });
    expect(screen.getByRole('region', { name: 'Resumen de tu reserva' })).toHaveTextContent('$16.50$0.00');
    expect(screen.queryByText('Escribe tu nombre.')).not.toBeInTheDocument();
    await user.click(confirm);
    expect(await screen.findByText('Escribe tu nombre.')).toBeVisible();
    expect(intentRequests).toHaveLength(1);

    await user.type(await field(/^Tu nombre/), 'Ana');
    await user.click(confirm);
    expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
    expect(sent).toEqual([{ name: 'Ana' }]);
  });
});
