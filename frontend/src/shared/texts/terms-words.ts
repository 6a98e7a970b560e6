import type { VenueRules } from '../model/venue-rules';

const hours = (count: number) => (count === 1 ? '1 hora' : `${count} horas`);
const minutes = (count: number) => (count === 1 ? 'en el primer minuto' : `en los primeros ${count} minutos`);
const share = (percentage: number) => (percentage === 100 ? 'todo' : `el ${percentage}%`);

/**
 * Writes the refund terms of a venue: one sentence for the time for regret, one for each step,
 * and one for what a resale brings back.
 */
export function termsInWords({
  refundSteps,
  regretMinutes,
  resaleRefund = false,
}: Pick<VenueRules, 'refundSteps' | 'regretMinutes'> & Partial<Pick<VenueRules, 'resaleRefund'>>): string[] {
  const steps = refundSteps.map(({ hoursBefore, percentage }, index) => {
    const before = refundSteps[index - 1]?.hoursBefore;
    return `${noticeOf(hoursBefore, before)}, te devolvemos ${share(percentage)}.`;
  });
  const last = lastSentence(refundSteps.at(-1)?.hoursBefore ?? 0);
  return [...regretSentence(regretMinutes), ...steps, ...last, ...resaleSentence(resaleRefund)];
}

/** The first step needs more than its hours; each later one lasts up to the one before. */
function noticeOf(hoursBefore: number, before: number | undefined): string {
  if (hoursBefore === 0) return 'Si cancelas antes de que empiece tu juego';
  if (before === undefined) return `Si cancelas con más de ${hours(hoursBefore)} de anticipación`;
  return `Si cancelas entre ${hours(before)} y ${hours(hoursBefore)} antes`;
}

function regretSentence(regretMinutes: number): string[] {
  if (regretMinutes === 0) return [];
  const soon = minutes(regretMinutes);
  return [`Si te arrepientes ${soon}, te devolvemos todo, mientras falte más de 1 hora para jugar.`];
}

function lastSentence(hoursBefore: number): string[] {
  return hoursBefore === 0 ? [] : [`Con menos de ${hours(hoursBefore)}, no hay reembolso.`];
}

function resaleSentence(resaleRefund: boolean): string[] {
  return resaleRefund
    ? ['Si tu hora se vuelve a vender, te devolvemos también el resto, hasta lo que se pague por ella.']
    : [];
}
