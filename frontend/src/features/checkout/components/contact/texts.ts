/** What each field of the contact is for. */
export const texts = {
  hints: { name: '', phone: 'Por si algo cambia.', email: 'Ahí llega la confirmación.' },
  /** At a club where the player may pay on arrival. */
  forClub: {
    name: '',
    phone: 'Por si algo cambia.',
    email: 'Ahí llega la confirmación. Para pagar en el club, confírmalo.',
  },
} as const;
