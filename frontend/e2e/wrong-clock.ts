import type { Page } from '@playwright/test';

/** Sets the clock of the browser wrong. */
export async function shiftClock(page: Page, shift: number): Promise<void> {
  await page.addInitScript((by) => {
    const present = Date.now.bind(Date);
    window.Date = new Proxy(Date, {
      construct: (target, given: [] | [number]) =>
        given.length === 0 ? new target(present() + by) : new target(...given),
      get: (target, name, receiver) =>
        name === 'now' ? () => present() + by : (Reflect.get(target, name, receiver) as unknown),
    });
  }, shift);
}
