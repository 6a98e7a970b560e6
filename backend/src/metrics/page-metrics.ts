import { Counter, type Registry } from 'prom-client';
import type { PageCounts } from '../site/page-counts.js';

/** Counts the pages of this process. */
export function pageMetrics(registry: Registry, { counts }: PageCounts): void {
  const pages = new Counter({
    name: 'saque_pages_total',
    help: 'Pages by outcome; plain: without a rendered screen, which the browser then renders',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      pages.reset();
      for (const [outcome, count] of counts) pages.inc({ outcome }, count);
    },
  });
}
