/** Texts of paying by transfer. */
export const texts = {
  hint: 'Al confirmar ves la cuenta del club, el monto exacto y hasta cuándo te espera tu hora. Si el dinero no llega a tiempo, la hora queda libre y no te cuesta nada.',
  confirmFirst: 'Para que el club espere tu dinero, confirma antes tu correo. Vuelves aquí enseguida.',
  expected: 'El club espera tu transferencia. Si pagas aquí con tarjeta, ya no la hagas.',
  seeData: 'Ver los datos para transferir',
} as const;
