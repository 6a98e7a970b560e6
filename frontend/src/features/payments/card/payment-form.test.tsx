import type { PaymentIntentResult } from '@stripe/stripe-js';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { fakeStripe } from '../../../testing/fake-stripe';
import { cardDeclined, paymentIntent, sandboxAddress } from '../../../testing/payment-intents';
import { renderInProviders } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { PaymentForm } from './payment-form';

const loadRealStripe = jest.fn();
jest.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: (...options: unknown[]): unknown => loadRealStripe(...options),
}));

const clientSecret = 'pi_1_secret_abc';
const button = 'Confirmar y Pagar $14.50';

const paid: PaymentIntentResult = { paymentIntent: paymentIntent({ status: 'succeeded' }) };
const declined: PaymentIntentResult = { error: cardDeclined };
const lost: PaymentIntentResult = { error: { type: 'api_connection_error' } };
const paidBefore: PaymentIntentResult = {
  error: {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    payment_intent: paymentIntent({ status: 'succeeded' }),
  },
};

/** Stripe or the sandbox, and how a test controls it. */
interface Provider {
  name: string;
  sandbox: boolean;
  /**
   * Sets the provider's responses to the next attempts and returns a function that counts the
   * attempts.
   */
  respondWith: (...results: (PaymentIntentResult | Promise<PaymentIntentResult>)[]) => () => number;
  retrieve: (result: PaymentIntentResult) => void;
  breakLoader: () => () => void;
  fill: (user: UserEvent) => Promise<void>;
}

const providers: Provider[] = [stripeProvider(), sandboxProvider()];

function stripeProvider(): Provider {
  let fake = fakeStripe();
  return {
    name: 'Stripe',
    sandbox: false,
    respondWith: (...results) => {
      fake = fakeStripe();
      loadRealStripe.mockResolvedValue(fake.stripe);
      results.forEach((result) => fake.confirmPayment.mockImplementationOnce(() => Promise.resolve(result)));
      return () => fake.confirmPayment.mock.calls.length;
    },
    retrieve: (result) => fake.retrievePaymentIntent.mockResolvedValue(result),
    breakLoader: () => {
      loadRealStripe.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
      return () => loadRealStripe.mockResolvedValue(fakeStripe().stripe);
    },
    fill: (user) => user.type(screen.getByLabelText('Número de tarjeta'), '4242'),
  };
}

function sandboxProvider(): Provider {
  return {
    name: 'the sandbox',
    sandbox: true,
    respondWith: (...results) => {
      let attempts = 0;
      const confirm = async () => wireResponse(await results[attempts++]);
      server.use(http.post(`${sandboxAddress}/pi_1/confirm`, confirm));
      return () => attempts;
    },
    retrieve: (result) =>
      server.use(http.get(`${sandboxAddress}/pi_1`, () => HttpResponse.json(result.paymentIntent))),
    breakLoader: () => {
      server.use(http.get('*/api/config', () => new HttpResponse(null, { status: 503 })));
      return () => serveConfig(true);
    },
    fill: (user) => user.click(screen.getByRole('button', { name: 'Rellenar tarjeta de prueba' })),
  };
}

function wireResponse(result: PaymentIntentResult | undefined) {
  if (!result || result.error?.type === 'api_connection_error') return HttpResponse.error();
  return result.error
    ? HttpResponse.json({ error: result.error }, { status: 402 })
    : HttpResponse.json(result.paymentIntent);
}

function serveConfig(sandbox: boolean, before: Promise<unknown> = Promise.resolve()) {
  server.use(
    http.get('*/api/config', async () => {
      await before;
      return HttpResponse.json({ stripePublishableKey: 'pk_test_1', sandbox, currency: 'usd' });
    }),
  );
}

function latch<Value>() {
  let open: (value: Value) => void = () => undefined;
  const opened = new Promise<Value>((resolve) => (open = resolve));
  return { opened, open };
}

function renderForm() {
  const onResult = jest.fn();
  const form = (
    <PaymentForm
      clientSecret={clientSecret}
      returnPath="/my-bookings?reserva=booking-1"
      savedCard={null}
      isStillOpen={() => Promise.resolve(true)}
      submitLabel={button}
      onResult={onResult}
    />
  );
  return { ...renderInProviders(<main>{form}</main>), onResult };
}

describe.each(providers)('the card form with $name', (provider) => {
  beforeEach(() => serveConfig(provider.sandbox));

  async function openForm(...results: Parameters<Provider['respondWith']>) {
    const attempts = provider.respondWith(...results);
    const page = renderForm();
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
    return { ...page, attempts, pay: () => page.user.click(screen.getByRole('button', { name: button })) };
  }

  it('reserves its space while loading and then shows the fields', async () => {
    const config = latch<void>();
    serveConfig(provider.sandbox, config.opened);
    provider.respondWith();
    const { container } = renderForm();
    expect(await screen.findByText('Cargando…')).toBeInTheDocument();

    config.open();

    expect(await screen.findByLabelText('Número de tarjeta')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Cargando…')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Número de tarjeta')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
    expect(await axe(container)).toHaveNoViolations();
  });

  it('reports the payment once and cannot be submitted again', async () => {
    const { user, pay, attempts, onResult } = await openForm(paid);
    await provider.fill(user);

    await pay();

    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
    expect(onResult).toHaveBeenCalledWith({ status: 'succeeded', paymentIntentId: 'pi_1' });
    expect(screen.getByRole('form', { name: 'Pago con tarjeta' })).toHaveAttribute('aria-busy', 'true');
    expect(attempts()).toBe(1);
  });

  it('keeps the typed data after a decline, focuses the message and can be submitted again', async () => {
    const { user, pay, onResult, container } = await openForm(declined, paid);
    await provider.fill(user);

    await pay();

    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent('Tu banco rechazó la tarjeta.');
    expect(message).toHaveFocus();
    expect(screen.getByLabelText('Número de tarjeta')).not.toHaveValue('');
    expect(onResult).toHaveBeenCalledWith({
      status: 'failed',
      code: 'card_declined',
      message: 'Tu banco rechazó la tarjeta. Prueba con otra o comunícate con tu banco.',
    });
    expect(await axe(container)).toHaveNoViolations();

    await pay();
    await waitFor(() =>
      expect(onResult).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'succeeded' })),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends one request on a double click', async () => {
    const result = latch<PaymentIntentResult>();
    const { user, attempts, onResult } = await openForm(result.opened, paid);
    await provider.fill(user);

    await user.dblClick(screen.getByRole('button', { name: button }));
    result.open(paid);

    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
    expect(attempts()).toBe(1);
  });

  it('sends one request when Enter is pressed twice', async () => {
    const { user, attempts, onResult } = await openForm(paid, paid);
    await provider.fill(user);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Pago con tarjeta' });

    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });

    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
    expect(attempts()).toBe(1);
  });

  it('reports nothing if the page is left during the request', async () => {
    const result = latch<PaymentIntentResult>();
    const { user, pay, unmount, onResult, attempts } = await openForm(result.opened);
    await provider.fill(user);
    await pay();
    await waitFor(() => expect(attempts()).toBe(1));

    unmount();
    result.open(paid);
    await result.opened;
    await new Promise((resolve) => setTimeout(resolve, 20));

    expect(onResult).not.toHaveBeenCalled();
  });

  it('sends nothing while a field is empty', async () => {
    const { pay, attempts, onResult } = await openForm(paid);

    await pay();

    await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
    expect(attempts()).toBe(0);
    expect(onResult).not.toHaveBeenCalled();
  });

  it('asks for the result of a payment whose response was lost', async () => {
    const { user, pay, onResult } = await openForm(lost);
    provider.retrieve(paid);
    await provider.fill(user);

    await pay();

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledWith({ status: 'succeeded', paymentIntentId: 'pi_1' }),
    );
  });

  it('says that nothing is charged twice if the result stays unknown', async () => {
    const { user, pay } = await openForm(lost);
    provider.retrieve({ paymentIntent: paymentIntent() });
    await provider.fill(user);

    await pay();

    expect(await screen.findByRole('alert')).toHaveTextContent('nunca se cobra dos veces');
  });

  it('treats a payment that was already made as paid', async () => {
    const { user, pay, onResult } = await openForm(paidBefore);
    await provider.fill(user);

    await pay();

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledWith({ status: 'succeeded', paymentIntentId: 'pi_1' }),
    );
  });

  it('offers to retry if the form fails to load', async () => {
    const mend = provider.breakLoader();
    const { user, container } = renderForm();
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar el formulario de pago');
    expect(await axe(container)).toHaveNoViolations();

    mend();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));

    await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
    expect(screen.getByLabelText('Número de tarjeta')).toBeVisible();
  });
});
