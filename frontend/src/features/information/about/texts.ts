import { brand } from '../../../shared/config/brand';
import { paths } from '../../../shared/config/paths';
import type { Section } from '../types';

export const texts = {
  title: `Acerca de ${brand.name}`,
  lead: 'Creemos que lo difícil del tenis debe estar dentro de la cancha.',
  whoHeading: '¿Quién gestiona este sitio?',
  sections: [
    {
      heading: 'Reservar como debería ser',
      paragraphs: [
        `${brand.name} muestra las horas que de verdad están libres en cada complejo. Eliges la cancha y la hora, pagas con tarjeta y listo: sin registrarte, sin llamadas y sin esperar a que alguien te confirme.`,
        'Si dos personas quieren la misma hora, solo una la consigue, y la otra lo sabe en el momento.',
      ],
    },
    {
      heading: 'Cuentas claras entre amigos',
      paragraphs: [
        'Con un link, cada quien paga su parte desde su teléfono. Nadie adelanta dinero por los demás ni persigue transferencias, y cada centavo queda registrado.',
      ],
    },
    {
      heading: 'Para todo el mundo',
      paragraphs: [
        'El sitio se puede usar con el teclado o con un lector de pantalla, de día y de noche, con buena señal o con poca. Si algo te cuesta, cuéntanoslo.',
      ],
      link: { to: paths.home, label: 'Buscar una cancha' },
    },
  ] satisfies readonly Section[],
} as const;
