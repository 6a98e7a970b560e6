import { brand } from '../../../shared/config/brand';
import { paths } from '../../../shared/config/paths';
import type { Section } from '../types';

export const texts = {
  title: 'Privacidad',
  lead: `${brand.name} funciona sin registro, así que sabe poco de ti. Aquí está todo lo que guarda, para qué y por cuánto tiempo.`,
  whoHeading: '¿Quién responde por tus datos?',
  sections: [
    {
      heading: 'Lo que guardamos',
      items: [
        'Una cookie con un código al azar, para reconocer tu navegador. Dura 180 días desde tu última visita. No sirve para seguirte por otros sitios.',
        'Tus reservas y sus pagos: cancha, hora, montos y fechas, y el motivo si lo escribes al cancelar. Son la contabilidad del complejo y se conservan siempre.',
        'Tu correo, solo si lo dejas. Lo usamos para confirmaciones, avisos y reembolsos de tus reservas, nunca para publicidad. Las copias de esos correos se borran a los 90 días.',
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
        'Tus complejos favoritos y la apariencia que elegiste, clara u oscura. No salen de tu navegador.',
      ],
    },
    {
      heading: 'Quién puede ver tus datos',
      paragraphs: [
        'Tú, desde tu navegador, y quien administra el complejo: ve tus reservas, sus pagos y tu correo. En el calendario público solo se ve que una hora está ocupada, nunca por quién. Quien abre un link de pago ve el partido y las partes, no tu correo.',
      ],
    },
    {
      heading: 'Cuándo se borra',
      paragraphs: [
        'Si visitas el sitio y no reservas, pagas ni guardas una tarjeta, lo que sabemos de tu navegador se borra 30 días después de tu última visita. Si nadie confirma una dirección de correo, olvidamos su registro 90 días después del último correo.',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        'Puedes pedir ver, corregir o borrar tus datos personales. Las reservas y los pagos se conservan, porque son contabilidad.',
      ],
      link: { to: paths.contact, label: 'Ver cómo contactarnos' },
    },
  ] satisfies readonly Section[],
} as const;
