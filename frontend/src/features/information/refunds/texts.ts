import type { Section } from '../types';

export const texts = {
  title: 'Reembolsos',
  lead: 'Los planes cambian. Esto es lo que recibes de vuelta cuando cancelas una reserva.',
  tableTitle: 'Lo habitual, si cancelas tú',
  notice: 'Cuándo cancelas',
  share: 'Recibes',
  rows: [
    { notice: 'Con más de 24 horas de anticipación', share: '100%' },
    { notice: 'Entre 12 y 24 horas antes', share: '50%' },
    { notice: 'Con menos de 12 horas', share: '0%' },
  ],
  tableHint:
    'Algunos complejos tienen otras condiciones: las lees en su página y antes de pagar. La anticipación se cuenta hasta el inicio de tu hora, en la hora local del complejo. Con 24 horas exactas, recibes el 50%. Antes de pagar ves también la fecha y la hora en que cambia cada monto, y esas condiciones quedan fijas para tu reserva.',
  sections: [
    {
      heading: 'Siempre te devolvemos todo',
      items: [
        'Si el complejo cancela tu reserva o retira la cancha.',
        'Si pagaste tu parte y la reserva venció porque faltaban otros pagos.',
        'Si un pago llegó cuando la reserva ya estaba pagada, cancelada o vencida.',
      ],
    },
    {
      heading: 'A quién y a dónde vuelve el dinero',
      paragraphs: [
        'El reembolso vuelve a la tarjeta que pagó. Si pagaron entre varios, cada quien recibe lo suyo, y las partes suman exactamente el total devuelto.',
        'Lo pedimos al procesador de pagos apenas cancelas. Cuándo aparece en tu estado de cuenta depende de tu banco: puede tardar algunos días.',
      ],
    },
    {
      heading: 'Cómo cancelar',
      paragraphs: [
        'En Mis Reservas, elige «Cancelar reserva»: antes de confirmar ves cuánto te devolvemos. Puedes hacerlo hasta que empiece tu hora.',
      ],
    },
  ] satisfies readonly Section[],
} as const;
