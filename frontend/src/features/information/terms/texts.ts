import { paths } from '../../../shared/config/paths';
import { brand } from '../../../shared/config/brand';
import type { Section } from '../types';

const window = (days: string | null) =>
  days
    ? `y puedes hacerla hasta con ${days} de anticipación, o la que diga el complejo`
    : 'y el calendario muestra hasta qué día puedes hacerla';

export const texts = {
  title: 'Términos de uso',
  lead: `Lo que prometemos y lo que te pedimos cuando reservas con ${brand.name}, en palabras sencillas.`,
  whoHeading: '¿Quién está detrás?',
  /** The time to pay and the booking window are null until the settings have arrived. */
  sections: (timeToPay: string | null, bookingWindow: string | null): readonly Section[] => [
    {
      heading: 'Reservar',
      paragraphs: [
        `No necesitas una cuenta. Cada reserva es por una cancha durante una hora, o durante el tiempo que elijas si el complejo ofrece otros, ${window(bookingWindow)}. Mientras la hora sea tuya, nadie más puede tomarla.`,
        'El precio es el que ves al reservar. Si el complejo cambia sus tarifas después, tu reserva conserva la suya. Puedes tener hasta 4 reservas sin pagar al mismo tiempo.',
      ],
    },
    {
      heading: 'Pagar',
      paragraphs: [
        `Tienes ${timeToPay ?? 'el plazo que ves al reservar'} para completar el pago, o hasta que empiece el partido si falta menos. Algunos complejos dan otro plazo: la pantalla del pago siempre te dice hasta qué hora.`,
        'Al pagar una reserva tuya, la tarjeta queda guardada en el procesador de pagos. Si al vencer el plazo falta una parte, se cobra a esa tarjeta, o a la que hayas dejado en garantía. Si no hay ninguna o el banco la rechaza, la reserva vence, la hora queda libre y cada quien recibe de vuelta lo que pagó.',
      ],
    },
    {
      heading: 'Pagar entre varios',
      paragraphs: [
        'Puedes compartir un link para que cada quien pague su parte. Las partes se calculan al centavo y siempre suman el total.',
        'Si dejas tu tarjeta en garantía, tu banco retiene el total sin cobrarlo. Al vencer el plazo se cobra solo lo que tus amigos no hayan pagado, y el resto se libera.',
      ],
    },
    {
      heading: 'Cancelar',
      paragraphs: [
        'Puedes cancelar desde Mis Reservas hasta que empiece tu hora. Cuánto te devolvemos depende de la anticipación, y queda fijado cuando reservas: un cambio posterior no te afecta.',
      ],
      link: { to: paths.refunds, label: 'Ver la tabla de reembolsos' },
    },
    {
      heading: 'Tu navegador es tu llave',
      paragraphs: [
        'Sin una cuenta, tus reservas quedan ligadas al navegador con el que las hiciste. Si borras sus cookies o pasas 180 días sin volver, ya no podrás abrirlas desde ahí; una reserva pagada sigue siendo válida. Por eso conviene dejar tu correo: ahí te llegan la confirmación y un enlace que abre la reserva.',
        'Con una cuenta las ves en cualquier dispositivo. Entras con un código que te llega al correo, sin contraseña.',
      ],
    },
    {
      heading: 'Si algo cambia en el complejo',
      paragraphs: [
        'Si el complejo cancela tu reserva o retira la cancha, recibes de vuelta todo lo que se haya pagado, sin importar cuánto falte para jugar.',
      ],
    },
  ],
} as const;
