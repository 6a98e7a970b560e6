const plainHour = (slot: string) => slot.replace(/^0/, '');

/** Texts of the offer to book again, which comes late. */
export const texts = {
  bookAgain: 'Reservar otra vez',
  repeatAt: (day: string, slot: string) => `${day}, ${plainHour(slot)}`,
  closeBookAgain: 'Ocultar esta sugerencia',
} as const;
