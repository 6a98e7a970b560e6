/** Texts about what a friend paid for the booking of another player. */
export const texts = {
  part: 'Tu parte en el partido',
  partOf: (name: string) => `Tu parte en el partido de ${name}`,
  youPaid: 'Pagaste',
  seeGroup: 'Ver el grupo',
  partCancelled: 'Quien organizó el partido lo canceló.',
  partCancelledByVenue: (reason: string | null) =>
    reason === null ? 'El complejo canceló el partido.' : `El complejo canceló el partido: ${reason}`,
  partExpired: 'El partido no se completó a tiempo y la hora quedó libre.',
  partPlayed: 'Este partido ya se jugó. Gracias por jugar.',
  partComesBack: 'Si el partido no se completa o lo cancela el complejo, te devolvemos tu parte completa.',
  partUnknown: 'No encontramos esa parte en este navegador',
  partUnknownHint:
    'Tus pagos se ven en el navegador con el que pagaste, o en tu cuenta. El correo con tu comprobante también te trae al partido.',
} as const;
