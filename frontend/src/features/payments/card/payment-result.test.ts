import { cardDeclined, paymentIntent } from '../../../shared/testing/payment-intents';
import { failureOf, paymentResultOf } from './payment-result';

describe('cómo terminó un intento de pago', () => {
  it.each([
    ['succeeded', 'succeeded'],
    ['requires_capture', 'succeeded'],
    ['processing', 'processing'],
    ['requires_payment_method', 'failed'],
    ['canceled', 'failed'],
  ] as const)('con un intento en %s es %s', (status, result) => {
    expect(paymentResultOf({ paymentIntent: paymentIntent({ status }) }).status).toBe(result);
  });

  it('no da por pagado un intento rechazado que trae el error', () => {
    const error = { ...cardDeclined, payment_intent: paymentIntent() };

    expect(paymentResultOf({ error }).status).toBe('failed');
  });
});

describe('lo que se le dice a la persona', () => {
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
  ] as const)('de %j', (error, words) => {
    expect(failureOf(error).message).toContain(words);
  });

  it('de un código que no conocemos es lo que dice el proveedor', () => {
    expect(failureOf({ code: 'new_code', message: 'Algo nuevo.' })).toEqual({
      status: 'failed',
      code: 'new_code',
      message: 'Algo nuevo.',
    });
  });

  it('sin ninguna pista es que no se pudo pagar', () => {
    expect(failureOf()).toMatchObject({
      code: 'unknown',
      message: 'No pudimos completar el pago. Inténtalo de nuevo.',
    });
  });
});
