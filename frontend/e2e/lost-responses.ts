import type { Page, Route } from '@playwright/test';

export interface Lost {
  /** How often the browser has sent the request. */
  count: number;
  /** The body of the server's first response, which the browser never received. */
  body: unknown;
}

/**
 * Lets the server do the first request to an address, and loses its response on the way back, with
 * its cookie.
 */
export async function loseFirstResponse(
  page: Page,
  address: string | RegExp,
  method = 'POST',
): Promise<Lost> {
  const lost: Lost = { count: 0, body: null };
  await page.route(address, async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    lost.count += 1;
    if (lost.count > 1) return route.fallback();
    const cookies = await page.context().cookies();
    const response = await route.fetch();
    lost.body = response.ok() ? await response.json() : null;
    await page.context().clearCookies();
    await page.context().addCookies(cookies);
    await route.abort('internetdisconnected');
  });
  return lost;
}
