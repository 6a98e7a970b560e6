import { paths } from '../../../shared/config/paths';
import type { Section } from '../types';

export const texts = {
  title: 'Contacto',
  lead: 'Con quién hablar si tienes dudas sobre una reserva, un pago o tus datos.',
  whoHeading: 'Dónde encontrarnos',
  sections: [
    {
      heading: 'Antes de escribir',
      paragraphs: [
        'Ten a mano el código de tu reserva: lo ves en Mis Reservas. Nunca te pediremos el número de tu tarjeta.',
      ],
      link: { to: paths.myBookings, label: 'Ver Mis Reservas' },
    },
    {
      heading: 'Lo que puedes resolver ahora mismo',
      items: [
        'Cancelar una reserva y ver cuánto se te devuelve, en Mis Reservas.',
        'Completar un pago pendiente, mientras siga abierto su plazo.',
        'Compartir el link para que cada quien pague su parte.',
      ],
    },
  ] satisfies readonly Section[],
} as const;
