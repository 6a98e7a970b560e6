export const texts = {
  before: (moment: string) => `Antes del ${moment}`,
  until: (moment: string) => `Hasta el ${moment}`,
  later: 'Después',
  tooLate: 'Con tan poca anticipación',
  now: 'Ahora',
  part: (percentage: number, amount: string) => `${percentage}% · ${amount}`,
} as const;
