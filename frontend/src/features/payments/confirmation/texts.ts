export const texts = {
  confirming: 'Estamos confirmando tu pago',
  overdue: 'La confirmación está tardando',
  overdueHint:
    'No hace falta pagar de nuevo: si el cobro se hizo, tu pago se registra solo en cuanto tu banco lo confirme.',
  checkAgain: 'Volver a comprobar',
  unknownPayment: 'No encontramos ese pago en este navegador',
  unknownPaymentHint: 'Si a una de tus reservas le falta el pago, puedes completarlo desde aquí.',
  returnedUnpaid: 'Tu banco no completó el pago y no se cobró nada.',
  tryAgain: 'Intentar de nuevo',
} as const;
