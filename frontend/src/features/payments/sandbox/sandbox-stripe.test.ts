import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/server';
import { cardDeclined, paymentIntent, sandboxAddress } from '../../../testing/payment-intents';
import { createSandboxStripe } from './sandbox-stripe';

const clientSecret = 'pi_1_secret_abc';

/** Draws the sandbox's card form into the page, as `Elements` and `PaymentElement` do. */
function open() {
  const stripe = createSandboxStripe('pk_sandbox');
  const elements = stripe.elements({ clientSecret });
  const element = elements.create('payment');
  const target = document.body.appendChild(document.createElement('main'));
  element.mount(target);
  return { stripe, elements, element, person: userEvent.setup() };
}

const confirm = (stripe: Stripe, elements: StripeElements) =>
  stripe.confirmPayment({ elements, redirect: 'if_required' });

/** Responds to the confirmation and records the request. */
function respondToConfirmation(response: () => Response) {
  const sent: Record<string, string>[] = [];
  server.use(
    http.post(`${sandboxAddress}/pi_1/confirm`, async ({ request }) => {
      sent.push(Object.fromEntries(new URLSearchParams(await request.text())));
      return response();
    }),
  );
  return sent;
}

function respondToAuthentication() {
  const sent: (string | null)[] = [];
  server.use(
    http.post(`${sandboxAddress}/pi_1/sandbox_authenticate`, async ({ request }) => {
      const outcome = new URLSearchParams(await request.text()).get('outcome');
      sent.push(outcome);
      return outcome === 'approve'
        ? HttpResponse.json(paymentIntent({ status: 'succeeded' }))
        : HttpResponse.json(paymentIntent({ status: 'requires_payment_method' }));
    }),
  );
  return sent;
}

afterEach(() => document.body.replaceChildren());

describe('the sandbox in place of Stripe.js', () => {
  it('draws an accessible form with the fields in the order of the card', async () => {
    open();

    const fields = screen.getAllByRole('textbox');

    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
      'cc-name',
    ]);
    expect(screen.getByText('Modo de prueba: no se cobra nada')).toBeVisible();
    expect(await axe(document.body)).toHaveNoViolations();
  });

  it('keeps the number in the page and confirms with the test payment method', async () => {
    const { stripe, elements, person } = open();
    const sent = respondToConfirmation(() => HttpResponse.json(paymentIntent({ status: 'succeeded' })));
    await person.type(screen.getByLabelText('Número de tarjeta'), '4242424242424242');
    await person.type(screen.getByLabelText('Vencimiento'), '1240');
    await person.type(screen.getByLabelText('Código de seguridad'), '123');
    await person.type(screen.getByLabelText('Nombre en la tarjeta'), 'Alex Andrade');

    const result = await confirm(stripe, elements);

    expect(screen.getByLabelText('Número de tarjeta')).toHaveValue('4242 4242 4242 4242');
    expect(result.paymentIntent?.status).toBe('succeeded');
    expect(sent).toEqual([
      { key: 'pk_sandbox', client_secret: clientSecret, payment_method: 'pm_card_visa' },
    ]);
  });

  it('refuses another number next to its field, focuses it and sends nothing', async () => {
    const { elements, person } = open();
    await person.click(screen.getByRole('button', { name: 'Rellenar tarjeta de prueba' }));
    await person.clear(screen.getByLabelText('Número de tarjeta'));
    await person.type(screen.getByLabelText('Número de tarjeta'), '4111111111111111');

    const { error } = await elements.submit();

    const number = screen.getByLabelText('Número de tarjeta');
    expect(error).toMatchObject({ type: 'validation_error', code: 'invalid_number' });
    expect(number).toHaveFocus();
    expect(number).toBeInvalid();
    expect(number).toHaveAccessibleDescription(
      'Aquí solo sirven tarjetas de prueba. Usa 4242 4242 4242 4242.',
    );
  });

  it('marks all empty fields and removes the marks while typing', async () => {
    const { elements, person } = open();

    await elements.submit();
    const holder = screen.getByLabelText('Nombre en la tarjeta');
    expect(holder).toBeInvalid();
    await person.type(holder, 'A');

    expect(holder).toBeValid();
    expect(screen.getByLabelText('Vencimiento')).toBeInvalid();
  });

  it('keeps the caret when a number is corrected in the middle', async () => {
    const { person } = open();
    const number = screen.getByLabelText<HTMLInputElement>('Número de tarjeta');
    await person.type(number, '42424242');

    await person.type(number, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });

    expect(number).toHaveValue('4294 2424 2');
    expect(number.selectionStart).toBe(3);
  });

  it('returns a decline of the bank in the format of Stripe.js', async () => {
    const { stripe, elements, person } = open();
    respondToConfirmation(() => HttpResponse.json({ error: cardDeclined }, { status: 402 }));
    await person.click(screen.getByText('Probar otra tarjeta'));
    await person.click(screen.getByRole('button', { name: 'Rechazada' }));

    const { error } = await confirm(stripe, elements);

    expect(error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
  });

  it('returns a connection error for a lost response', async () => {
    const { stripe, elements, person } = open();
    respondToConfirmation(() => HttpResponse.error());
    await person.click(screen.getByRole('button', { name: 'Rellenar tarjeta de prueba' }));

    const { error } = await confirm(stripe, elements);

    expect(error?.type).toBe('api_connection_error');
  });
});

describe('the 3-D Secure question of the sandbox', () => {
  async function reachChallenge() {
    const page = open();
    respondToConfirmation(() => HttpResponse.json(paymentIntent({ status: 'requires_action' })));
    const outcomes = respondToAuthentication();
    await page.person.click(screen.getByText('Probar otra tarjeta'));
    await page.person.click(screen.getByRole('button', { name: 'Pide 3-D Secure' }));
    const result = confirm(page.stripe, page.elements);
    const dialog = await screen.findByRole('dialog', { name: 'Tu banco quiere confirmar que eres tú' });
    return { ...page, outcomes, result, dialog };
  }

  it('leads to a payment if the player approves', async () => {
    const { dialog, person, result, outcomes } = await reachChallenge();
    expect(dialog).toHaveTextContent('$14.50');
    expect(await axe(document.body)).toHaveNoViolations();

    await person.click(within(dialog).getByRole('button', { name: 'Aprobar el pago' }));

    expect((await result).paymentIntent?.status).toBe('succeeded');
    expect(outcomes).toEqual(['approve']);
    expect(dialog).not.toBeInTheDocument();
  });

  it('leads to a failure if the player refuses', async () => {
    const { dialog, person, result, outcomes } = await reachChallenge();

    await person.click(within(dialog).getByRole('button', { name: 'Rechazar' }));

    expect((await result).error?.code).toBe('payment_intent_authentication_failure');
    expect(outcomes).toEqual(['fail']);
  });

  it('disappears without a result if the page is left', async () => {
    const { dialog, element, result, outcomes } = await reachChallenge();

    element.destroy();

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect((await result).error?.code).toBe('payment_intent_authentication_failure');
    expect(outcomes).toEqual([]);
  });
});
