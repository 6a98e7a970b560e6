import { words } from '../../texts/words';

export const texts = {
  title: 'Falta uno',
  hint: 'Paga tu lugar y juegas: sin cuenta y sin esperar respuesta.',
  missing: (places: number) => (places === 1 ? 'Falta 1' : `Faltan ${places}`),
  tomorrow: 'Mañana',
  court: words.courtTitle,
  closes: (day: string, time: string) => `Se cierra ${day}a ${words.theTime(time)}`,
  closesTomorrow: 'mañana ',
  closesOn: (day: string) => `el ${day.toLowerCase()} `,
  forAmount: (amount: string) => `por ${amount}`,
  more: 'Ver más partidos',
  further: 'Cargar más partidos',
  fewer: 'Ver menos partidos',
} as const;
