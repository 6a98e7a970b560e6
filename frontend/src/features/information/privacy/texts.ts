import { brand } from '../../../shared/config/brand';
import { paths } from '../../../shared/config/paths';
import type { Section } from '../types';

export const texts = {
  title: 'Privacidad',
  lead: `Para reservar en ${brand.name} no hace falta una cuenta. Aquí está todo lo que guarda de ti, para qué y por cuánto tiempo.`,
  whoHeading: '¿Quién responde por tus datos?',
  sections: [
    {
      heading: 'Lo que guardamos',
      items: [
        'Una cookie con un código al azar, para reconocer tu navegador. Dura 180 días desde tu última visita. No sirve para seguirte por otros sitios.',
        'Tu nombre y tu teléfono, si los dejas: así te reconocen en el complejo y pueden llamarte si algo cambia con tu reserva.',
        'Tus reservas y sus pagos: cancha, hora, montos y fechas, y el motivo si lo escribes al cancelar. Son la contabilidad del complejo y se conservan siempre.',
        'Tus opiniones sobre los complejos donde jugaste. Las ven todos, con tu primer nombre y la inicial de tu apellido.',
        'Tu correo, si lo dejas o abres una cuenta con él. Lo usamos para confirmaciones, recordatorios y reembolsos de tus reservas y para tus códigos de acceso, nunca para publicidad. Las copias de esos correos se borran a los 90 días.',
        'Tus complejos favoritos, para mostrártelos primero. Si abres una cuenta, van contigo a otros navegadores.',
        'Si entras a una cuenta, otra cookie con un código al azar que sigue ahí cuando cierras la sesión, para que nadie te deje fuera pidiendo códigos para tu correo. Dura 400 días desde la última vez que entraste.',
        'Si tienes cuenta: en qué navegadores entraste y, si las agregas, tus llaves de acceso. Si pides avisos en un navegador, la dirección con la que los recibe.',
        'De tu tarjeta, solo la marca, los cuatro últimos dígitos y la referencia que nos da el procesador de pagos.',
        'Una huella de tu dirección de red, para frenar abusos. Se borra cuando ya no hace falta. El registro de seguridad del servidor anota además la dirección de los intentos rechazados.',
      ],
    },
    {
      heading: 'Lo que no guardamos',
      items: [
        'Números de tarjeta ni códigos de seguridad: los recibe y los guarda el procesador de pagos (Stripe). El formulario de la tarjeta es suyo y puede usar sus propias cookies contra el fraude.',
        'Datos para anuncios: aquí no hay publicidad ni medición de terceros.',
      ],
    },
    {
      heading: 'Lo que queda en tu navegador',
      paragraphs: [
        'La apariencia que elegiste, clara u oscura. También tus próximos partidos, los tuyos y los de amigos en los que pagaste tu parte, con su cancha, su hora y su código, para que los veas sin conexión: se borran cuando cierras la sesión. Nada de esto sale de tu navegador.',
        'Una cookie con los últimos complejos que abriste, hasta seis, para que la página de inicio empiece por ellos. El servidor la lee, pero no la guarda. Dura 90 días y se borra cuando cierras la sesión.',
      ],
    },
    {
      heading: 'Quién puede ver tus datos',
      paragraphs: [
        'Tú, y quien administra el complejo: ve tus reservas, sus pagos, tu nombre, tu teléfono y tu correo. En el calendario público solo se ve que una hora está ocupada, nunca por quién. Quien abre un link de pago ve el partido, las partes y el primer nombre de quien pagó, nunca tu correo ni tu teléfono. El enlace de tus correos abre esa reserva a quien lo tenga.',
      ],
    },
    {
      heading: 'Cuándo se borra',
      paragraphs: [
        'Cuando no te queden reservas por jugar, puedes eliminar tu cuenta, o borrar los datos de tu navegador si no tienes una: se van tu nombre, tu teléfono, tu correo, tus favoritos, tus sesiones y tus tarjetas guardadas. Tus reservas y pagos quedan sin nadie detrás, porque son la contabilidad del complejo. Tus opiniones quedan sin tu nombre; si escribiste en una tu nombre, tu teléfono o tu correo, se va su texto.',
        'Si visitas el sitio sin cuenta y no reservas, pagas ni guardas una tarjeta, lo que sabemos de tu navegador, también tus favoritos, se borra 30 días después de tu última visita. Si nadie confirma una dirección de correo, olvidamos su registro 90 días después del último correo.',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        'En Mi Cuenta ves, corriges, descargas y borras tus datos cuando quieras. Para cualquier otra cosa, escríbenos.',
      ],
      link: { to: paths.contact, label: 'Ver cómo contactarnos' },
    },
  ] satisfies readonly Section[],
} as const;
