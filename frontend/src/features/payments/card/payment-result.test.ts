import { cardDeclined, paymentIntent } from '../../../testing/payment-intents';
import { failureOf, paymentResultOf } from './payment-result';

describe('the result of an attempt to pay', () => {
  it.each([
    ['succeeded', 'succeeded'],
    ['requires_capture', 'succeeded'],
    ['processing', 'processing'],
    ['requires_payment_method', 'failed'],
    ['canceled', 'failed'],
  ] as const)('is, for an intent with the status %s, %s', (status, result) => {
    expect(paymentResultOf({ paymentIntent: paymentIntent({ status }) }).status).toBe(result);
  });

  it('is a failure if a declined intent comes with its error', () => {
    const error = { ...cardDeclined, payment_intent: paymentIntent() };

    expect(paymentResultOf({ error }).status).toBe('failed');
  });
});

describe('the message of a failed payment', () => {
  it.each([
    [cardDeclined, 'Tu banco rechazó la tarjeta.'],
    [{ ...cardDeclined, decline_code: 'insufficient_funds' }, 'no tiene fondos suficientes'],
    [{ type: 'card_error', code: 'expired_card' }, 'está vencida'],
    [{ type: 'card_error', code: 'incorrect_number' }, 'El número de la tarjeta no es correcto'],
    [{ type: 'card_error', code: 'incorrect_cvc' }, 'El código de seguridad no es correcto'],
    [
      { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
      'no confirmó que eres tú',
    ],
    [{ type: 'api_connection_error' }, 'Se cortó la conexión'],
  ] as const)('is, for the error %j, the Spanish sentence of its code', (error, words) => {
    expect(failureOf(error).message).toContain(words);
  });

  it('is the sentence of the provider for an unknown code', () => {
    expect(failureOf({ code: 'new_code', message: 'Algo nuevo.' })).toEqual({
      status: 'failed',
      code: 'new_code',
      message: 'Algo nuevo.',
    });
  });

  it('is a general sentence for an empty error', () => {
    expect(failureOf()).toMatchObject({
      code: 'unknown',
      message: 'No pudimos completar el pago. Inténtalo de nuevo.',
    });
  });
});
