export const texts = {
  before: (moment: string) => `Antes del ${moment}`,
  until: (moment: string) => `Hasta el ${moment}`,
  regret: (minutes: number, moment: string) =>
    `Si te arrepientes ${minutes === 1 ? 'en el primer minuto' : `en los primeros ${minutes} minutos`}, antes del ${moment}`,
  later: 'Después',
  now: 'Ahora',
  part: (percentage: number, amount: string) => `${percentage}% · ${amount}`,
} as const;
