import type { Page } from '@playwright/test';
import { expect } from './fixtures';

interface Painted {
  /** The elements that were the largest, in the order of their first paint. */
  largest: string[];
  shifts: Shift[];
}

/** How much of the page moved by itself at one instant, and what moved. */
interface Shift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    painted: Painted;
  }
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Remembers what the browser paints, from the first byte on. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.painted = { largest: [], shifts: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
        window.painted.largest.push(entry.element?.tagName ?? 'removed');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
        const moved = sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.localName}.${element?.className}: ${node?.textContent?.slice(0, 40)}`;
        });
        if (!hadRecentInput) window.painted.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Fails with what moved if the page has shifted by more than 0.02 in all. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.painted.shifts);
  const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(shifted, `${page.url()} ${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(0.02);
}
