import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../../testing/accessibility';
import { fakeStripe } from '../../../testing/fake-stripe';
import { cardDeclined, paymentIntent, sandboxAddress } from '../../../testing/payment-intents';
import { renderInProviders } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { PaymentForm } from './payment-form';

const loadRealStripe = jest.fn();
jest.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: (...options: unknown[]): unknown => loadRealStripe(...options),
}));

const button = 'Confirmar y Pagar $14.50';
const savedCard = { id: 'pm_saved', brand: 'visa', last4: '4242' };
const theCard = () => screen.findByRole('radio', { name: /Visa.*terminada en 4242/ });
const anotherCard = () => screen.getByRole('radio', { name: 'Usar otra tarjeta' });

function serveConfig(sandbox: boolean) {
  const config = { stripePublishableKey: 'pk_test_1', sandbox, currency: 'usd' };
  server.use(http.get('*/api/config', () => HttpResponse.json(config)));
}

/** Serves the sandbox, and returns the payment methods that were confirmed. */
function serveSandbox(...responses: Response[]) {
  const confirmed: (string | null)[] = [];
  serveConfig(true);
  server.use(
    http.post(`${sandboxAddress}/pi_1/confirm`, async ({ request }) => {
      confirmed.push(new URLSearchParams(await request.text()).get('payment_method'));
      return responses.shift() ?? HttpResponse.error();
    }),
  );
  return confirmed;
}

const succeeds = () => HttpResponse.json(paymentIntent({ status: 'succeeded' }));

async function openForm(beforePaying?: () => Promise<boolean>) {
  const onResult = jest.fn();
  const page = renderInProviders(
    <main>
      <PaymentForm
        clientSecret="pi_1_secret_abc"
        returnPath="/my-bookings?reserva=booking-1"
        savedCard={savedCard}
        isStillOpen={() => Promise.resolve(true)}
        submitLabel={button}
        beforePaying={beforePaying}
        onResult={onResult}
      />
    </main>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
  return { ...page, onResult, pay: () => page.user.click(screen.getByRole('button', { name: button })) };
}

describe('the form of a player with a saved card', () => {
  it('offers the saved card first and pays with one tap and no typing', async () => {
    const confirmed = serveSandbox(succeeds());
    const { pay, onResult, container } = await openForm();
    expect(await theCard()).toBeChecked();
    expect(screen.queryByLabelText('Número de tarjeta')).not.toBeInTheDocument();
    await expectAccessible(container);

    await pay();

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledWith({ status: 'succeeded', paymentIntentId: 'pi_1' }),
    );
    expect(confirmed).toEqual(['pm_saved']);
  });

  it('confirms with the saved card at Stripe as at the sandbox', async () => {
    serveConfig(false);
    const fake = fakeStripe();
    fake.confirmPayment.mockResolvedValue({ paymentIntent: paymentIntent({ status: 'succeeded' }) });
    loadRealStripe.mockResolvedValue(fake.stripe);
    const { pay, onResult } = await openForm();

    await pay();

    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
    expect(fake.confirmPayment).toHaveBeenCalledWith({
      clientSecret: 'pi_1_secret_abc',
      redirect: 'if_required',
      confirmParams: {
        payment_method: 'pm_saved',
        return_url: expect.stringMatching(/^http.*\/my-bookings\?reserva=booking-1$/),
      },
    });
  });

  it('accepts another card instead', async () => {
    const confirmed = serveSandbox(succeeds());
    const { user, pay, onResult, container } = await openForm();

    await user.click(anotherCard());
    expect(await screen.findByLabelText('Número de tarjeta')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Rellenar tarjeta de prueba' }));
    await expectAccessible(container);
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
    await pay();

    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
    expect(confirmed).toEqual(['pm_card_visa']);
  });

  it('explains a decline and leaves the choice of cards open', async () => {
    serveSandbox(HttpResponse.json({ error: cardDeclined }, { status: 402 }), succeeds());
    const { pay, onResult } = await openForm();

    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent('Tu banco rechazó la tarjeta.');
    expect(anotherCard()).toBeEnabled();

    await pay();
    await waitFor(() =>
      expect(onResult).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'succeeded' })),
    );
  });

  it('lets the bank ask the player for approval', async () => {
    serveSandbox(HttpResponse.json(paymentIntent({ status: 'requires_action' })));
    server.use(http.post(`${sandboxAddress}/pi_1/sandbox_authenticate`, succeeds));
    const { user, pay, onResult } = await openForm();

    await pay();
    await user.click(await screen.findByRole('button', { name: 'Aprobar el pago' }));

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledWith({ status: 'succeeded', paymentIntentId: 'pi_1' }),
    );
  });

  it('withdraws the question of the bank when the player goes back', async () => {
    serveSandbox(HttpResponse.json(paymentIntent({ status: 'requires_action' })));
    const { pay } = await openForm();
    await pay();
    expect(await screen.findByRole('dialog')).toBeVisible();

    fireEvent(window, new PopStateEvent('popstate'));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('alert')).toHaveTextContent('no se cobró nada');
  });

  it('sends nothing before what has to be saved first is saved', async () => {
    const confirmed = serveSandbox(succeeds());
    let save: () => void = () => undefined;
    const saved = new Promise<boolean>((resolve) => (save = () => resolve(true)));
    const { pay, onResult } = await openForm(() => saved);

    await pay();
    expect(confirmed).toEqual([]);
    save();

    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  });

  it('sends nothing if the player has to correct something first, and can be sent again', async () => {
    const confirmed = serveSandbox(succeeds());
    const ready = jest.fn(() => Promise.resolve(true)).mockResolvedValueOnce(false);
    const { pay, onResult } = await openForm(ready);

    await pay();
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
    expect([confirmed, onResult.mock.calls]).toEqual([[], []]);

    await pay();
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  });
});
