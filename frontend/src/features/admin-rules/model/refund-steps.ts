import { typedCount } from '../../../shared/model/typed-number';
import { texts } from '../texts';
import type { RefundStep } from '../types';

/** A step of the refund terms as it is typed. */
export interface TypedStep {
  hoursBefore: string;
  percentage: string;
}

/** The limits of the server. */
export const stepLimits = { most: 5, hours: 720 } as const;

export const typedSteps = (steps: readonly RefundStep[]): TypedStep[] =>
  steps.map(({ hoursBefore, percentage }) => ({
    hoursBefore: String(hoursBefore),
    percentage: String(percentage),
  }));

/** Returns the steps, or null while one of them is not right. */
export function stepsOf(typed: readonly TypedStep[]): RefundStep[] | null {
  const steps = typed.map(({ hoursBefore, percentage }) => ({
    hoursBefore: typedCount(hoursBefore) ?? -1,
    percentage: typedCount(percentage) ?? -1,
  }));
  return steps.every((step, index) => isRight(step, steps[index - 1])) ? steps : null;
}

/** Each step asks for less notice than the one before, and gives less back. */
function isRight({ hoursBefore, percentage }: RefundStep, before?: RefundStep): boolean {
  return (
    hoursBefore >= 0 &&
    hoursBefore < (before?.hoursBefore ?? stepLimits.hours + 1) &&
    percentage >= 1 &&
    percentage < (before?.percentage ?? 101)
  );
}

/** Returns which typed step is the first that is wrong, or -1. */
export function firstWrongStep(typed: readonly TypedStep[]): number {
  return typed.findIndex((_, index) => stepsOf(typed.slice(0, index + 1)) === null);
}

/** Adds a step below the last: half of its notice and half of its percentage. */
export function withLowerStep(typed: readonly TypedStep[]): TypedStep[] {
  const last = typed.at(-1);
  const half = (text = '') => String(Math.floor((typedCount(text) ?? 0) / 2));
  return [...typed, { hoursBefore: half(last?.hoursBefore), percentage: half(last?.percentage) }];
}

/** Returns the terms as sentences, the last of them for the shortest notice. */
export function termsInWords(steps: readonly RefundStep[]): string[] {
  const sentences = steps.map(({ hoursBefore, percentage }, index) => {
    const before = steps[index - 1];
    return before
      ? texts.termBetween(hoursBefore, before.hoursBefore, percentage)
      : texts.termAbove(hoursBefore, percentage);
  });
  const last = steps.at(-1)?.hoursBefore ?? 0;
  return last > 0 ? [...sentences, texts.termBelow(last)] : sentences;
}

/** The span of the timeline in hours: a week, or more if the terms need it. */
export function scaleOf(steps: readonly RefundStep[]): number {
  return (steps[0]?.hoursBefore ?? 0) > 144 ? stepLimits.hours : 168;
}

/**
 * Returns where a notice lies on the timeline, from 0 at the left to 1 at the start of the play.
 * The last hours have more room than the first days.
 */
export function placeOf(hours: number, scale: number): number {
  return 1 - Math.log1p(hours) / Math.log1p(scale);
}

/** Returns the whole hours at a place of the timeline. */
export function hoursAt(place: number, scale: number): number {
  return Math.round(Math.expm1((1 - Math.min(1, Math.max(0, place))) * Math.log1p(scale)));
}
