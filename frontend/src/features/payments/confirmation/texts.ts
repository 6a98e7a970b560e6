export const texts = {
  confirming: 'Estamos confirmando tu pago',
  overdue: 'La confirmación está tardando',
  overdueHint:
    'No hace falta pagar de nuevo: si el cobro se hizo, tu pago se registra solo en cuanto tu banco lo confirme.',
  checkAgain: 'Volver a comprobar',
  unknownPayment: 'No encontramos ese pago en este navegador',
  unknownPaymentHint:
    'Si tu banco hizo el cobro, el pago se registra solo. Antes de pagar otra vez, mira el movimiento en tu banco.',
  lostTitle: 'No podemos mostrarte cómo quedó tu pago',
  lostSession: 'Este navegador perdió tu sesión mientras pagabas y ya no puede ver la reserva.',
  lostMoney:
    'Puede que tu banco ya haya hecho el cobro. Si lo hizo, el pago se registra solo en cuanto nos avisa el procesador de pagos, aunque cierres esta página.',
  lostAdvice: 'No pagues otra vez. Mira el movimiento en tu banco o pregunta al complejo.',
  lostCode: (code: string) => `Con este código encuentran tu reserva: ${code}`,
  returnedUnpaid: 'Tu banco no completó el pago y no se cobró nada.',
  tryAgain: 'Intentar de nuevo',
} as const;
