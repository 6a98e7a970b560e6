export const texts = {
  loadFailed: 'No pudimos cargar el formulario de pago',
  cardChoice: 'Tu tarjeta',
  endingIn: 'terminada en',
  otherCard: 'Usar otra tarjeta',
  typeAgain: 'El monto cambió: por seguridad, escribe tu tarjeta otra vez.',
  failures: {
    card_declined: 'Tu banco rechazó la tarjeta. Prueba con otra o comunícate con tu banco.',
    insufficient_funds: 'La tarjeta no tiene fondos suficientes. Prueba con otra.',
    expired_card: 'La tarjeta está vencida. Prueba con otra.',
    incorrect_number: 'El número de la tarjeta no es correcto. Revísalo.',
    invalid_number: 'El número de la tarjeta no es correcto. Revísalo.',
    incorrect_cvc: 'El código de seguridad no es correcto. Revísalo.',
    invalid_cvc: 'El código de seguridad no es correcto. Revísalo.',
    processing_error: 'Tu banco no pudo procesar el pago. Inténtalo de nuevo en un momento.',
    payment_intent_authentication_failure:
      'Tu banco no confirmó que eres tú, así que no se cobró nada. Inténtalo de nuevo o usa otra tarjeta.',
    authentication_required: 'Tu banco pide confirmar este pago. Inténtalo de nuevo y sigue sus pasos.',
    payment_intent_unexpected_state: 'Este pago ya no está abierto. Vuelve a cargar la página para seguir.',
    session_lost: 'Este navegador ya no ve la reserva, así que no se cobró nada. Abre de nuevo Mis Reservas.',
    unchecked: 'No pudimos comprobar la reserva, así que no se cobró nada. Inténtalo de nuevo en un momento.',
    rate_limit: 'Hubo demasiados intentos seguidos. Espera un momento y vuelve a intentarlo.',
    api_connection_error:
      'Se cortó la conexión antes de saber el resultado. Inténtalo de nuevo: nunca se cobra dos veces.',
    api_error:
      'El servicio de pagos no respondió. Inténtalo de nuevo en un momento: nunca se cobra dos veces.',
  } as Readonly<Record<string, string>>,
  unknownFailure: 'No pudimos completar el pago. Inténtalo de nuevo.',
} as const;
