import type { Figure, PromiseName, Run } from './result-schema';

const number = (value: number) => value.toLocaleString('es-EC');
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;
const times = (count: number) => counted(count, 'vez', 'veces');

const tried: Record<Figure['kind'], (count: number) => string> = {
  operations: (count) => counted(count, 'operación al azar', 'operaciones al azar'),
  hours_asked: (count) => counted(count, 'hora pedida', 'horas pedidas'),
  payments: (count) => counted(count, 'pago', 'pagos'),
  guards_removed: (count) =>
    counted(count, 'protección quitada a propósito', 'protecciones quitadas a propósito'),
  kills: (count) => counted(count, 'apagón del servidor', 'apagones del servidor'),
  restarts: (count) => counted(count, 'reinicio', 'reinicios'), // the name of the run says of what
  cuts: (count) => counted(count, 'corte de conexión', 'cortes de conexión'),
  requests: (count) => counted(count, 'solicitud inventada', 'solicitudes inventadas'),
  invariant_checks: (count) =>
    counted(count, 'revisión de todo lo guardado', 'revisiones de todo lo guardado'),
  mutants: (count) => counted(count, 'error a propósito', 'errores a propósito'),
};

const promises: Record<PromiseName, { heading: string; promise: string }> = {
  sold_once: {
    heading: 'Una hora se vende una sola vez',
    promise: 'Si dos personas quieren la misma hora, solo una la consigue, y la otra lo sabe en el momento.',
  },
  money: {
    heading: 'El dinero cuadra al centavo',
    promise:
      'Cada centavo que pagas queda registrado una sola vez: no se pierde, no se cobra dos veces y no se reembolsa de más.',
  },
  nothing_lost: {
    heading: 'Lo que te confirmamos no se pierde',
    promise:
      'Una reserva o un pago que ya viste como confirmado sigue ahí, aunque un segundo después se apague el servidor.',
  },
  strangers: {
    heading: 'Un desconocido no bloquea las horas de un complejo',
    promise:
      'Quien no paga puede retener pocas horas y por poco tiempo. Las demás quedan para quien quiera jugar.',
  },
};

const runs: Record<Run, { name: string; method: string }> = {
  simulation: {
    name: 'Simulación',
    method:
      'jugadores y complejos inventados reservan, pagan, cambian y cancelan al azar, mientras el sitio se reinicia. Después se comprueba que las horas y el dinero estén como deben.',
  },
  controls: {
    name: 'Protecciones quitadas',
    method:
      'se quitan del programa, una por una, las protecciones que cumplen estas promesas. Las pruebas tienen que notarlo cada vez.',
  },
  mutants: {
    name: 'Errores a propósito',
    method:
      'se meten errores pequeños en el programa, uno por uno. Las pruebas tienen que notar al menos el 85%.',
  },
  kills: {
    name: 'Apagones',
    method:
      'el servidor se apaga de golpe en mitad de su trabajo. Cuando vuelve, tiene que seguir ahí todo lo que confirmó.',
  },
  database_restarts: {
    name: 'Reinicios de la base de datos',
    method: 'se reinicia el lugar donde se guardan las reservas y los pagos, mientras entran más.',
  },
  network_cuts: {
    name: 'Cortes de conexión',
    method: 'se corta una conexión en mitad de una operación, y se ve qué quedó guardado.',
  },
  requests: {
    name: 'Solicitudes inventadas',
    method:
      'el sitio recibe solicitudes que nadie haría a mano, también imposibles, y tiene que rechazarlas sin dañar nada.',
  },
};

/** Texts of `/estado`. */
export const texts = {
  title: 'Cómo lo probamos',
  lead: 'Cuatro promesas sobre tus horas y tu dinero, y lo que pasó cuando intentamos romperlas.',
  promises,
  runName: (run: Run) => runs[run].name,
  method: (run: Run) => runs[run].method,
  attempt: (kind: Figure['kind'], count: number, failures: number) =>
    kind === 'guards_removed' || kind === 'mutants'
      ? `${tried[kind](count)}, ${number(failures)} sin notar`
      : `${tried[kind](count)}, ${counted(failures, 'fallo', 'fallos')}`,
  attemptsOf: (heading: string) => `Últimas ejecuciones: ${heading}`,
  outcome: (kind: Figure['kind'], count: number, failures: number) => {
    if (kind === 'mutants') return `${number(Math.floor((100 * (count - failures)) / count))}% notados`;
    return failures === 0 ? 'Sin fallos' : 'Con fallos';
  },
  broken: (kind: Figure['kind'], failures: number) => {
    if (kind === 'guards_removed')
      return `Las pruebas no notaron que faltaran ${number(failures)} de estas protecciones.`;
    if (kind === 'mutants') return 'Las pruebas notaron menos del 85% de estos errores.';
    return `En esta ejecución la promesa se rompió ${times(failures)}.`;
  },
  version: 'versión',
  changed: 'con cambios que todavía no tienen versión',
  none: 'Todavía no hay ninguna ejecución.',
  old: 'Esta ejecución tiene más de una semana.',
  methodHeading: 'Las pruebas, en pocas palabras',
  methodParagraphs: [
    'Unos programas hacen estas pruebas en una copia del sitio, con jugadores y dinero inventados. Nunca tocan tus reservas.',
    'Cuando un programa termina, él mismo escribe su resultado: cuántas veces lo intentó, cuántas veces falló, en qué día y con qué versión del sitio. Esta página lo muestra tal cual, también si hubo fallos. Sin resultado no hay número.',
  ],
} as const;
