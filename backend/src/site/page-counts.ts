/**
 * How a page was sent: with its screen, or plain, because the render was late, the queue was full,
 * the render failed, or its address asks for too many pages.
 */
const OUTCOMES = ['rendered', 'late', 'busy', 'failed', 'limited'] as const;

export type PageOutcome = (typeof OUTCOMES)[number];

/** Counts the pages of this process. */
export class PageCounts {
  readonly counts = new Map<PageOutcome, number>(OUTCOMES.map((outcome) => [outcome, 0]));

  add(outcome: PageOutcome): void {
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1);
  }
}
