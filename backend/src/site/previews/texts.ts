/** The texts that are drawn into the pictures of links. */
export const texts = {
  brand: 'Saque',
  home: 'Tu cancha, a la hora que quieras',
  homeLine: 'Reserva en minutos, paga seguro con tarjeta y divide la cuenta con tu grupo.',
  court: (courtNumber: number) => `Cancha ${courtNumber}`,
  fromPrice: (amount: string) => `Desde $${amount}/hora`,
  yourPart: (amount: string) => `Tu parte: $${amount}`,
  invitedBy: (name: string) => `${name} te espera en la cancha`,
  paid: 'Este partido ya está pagado',
  cancelled: 'Este partido fue cancelado',
  closed: 'Este link ya no recibe pagos',
} as const;
