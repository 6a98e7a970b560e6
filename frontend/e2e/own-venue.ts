import type { Page } from '@playwright/test';
import { enterAdminArea, expect } from './fixtures';

const prices = {
  daySinglesPrice: '10.00',
  dayDoublesPrice: '20.00',
  nightSinglesPrice: '20.00',
  nightDoublesPrice: '40.00',
};

/** Returns a day of the venue (`yyyy-MM-dd`) some days from now. */
export function dayAhead(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Guayaquil' }).format(date);
}

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const response = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } });
  expect(response.status(), path).toBe(201);
  return (await response.json()) as T;
}

/** Signs in as the admin and creates a venue of one court with rules of its own. */
export async function createVenue(page: Page, name: string, rules: object) {
  await page.goto('/admin/courts');
  await enterAdminArea(page);
  const timeZone = 'America/Guayaquil';
  const { id } = await post<{ id: string }>(page, '/api/venues', { name, location: 'Quito', timeZone });
  const court = { name: 'Central', courtNumber: 1, venueId: id, ...prices };
  const { id: courtId } = await post<{ id: string }>(page, '/api/courts', court);
  const changed = await page.request.patch(`/api/admin/venues/${id}/rules`, {
    data: rules,
    headers: { origin: new URL(page.url()).origin },
  });
  expect(changed.status()).toBe(200);
  return { id, courtId };
}

/** Opens the till of a venue, as its first person does in the morning. */
export async function openTill(page: Page, venueId: string): Promise<void> {
  const found = await page.request.get(`/api/admin/tills?venueId=${venueId}`);
  const [till] = (await found.json()) as { id: string }[];
  const opened = await page.request.post(`/api/admin/tills/${till?.id ?? ''}/open`, {
    data: { counted: '50.00' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(opened.status()).toBe(200);
}

/** Expects that nothing is wider than the window. */
export const expectNoOverflow = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
