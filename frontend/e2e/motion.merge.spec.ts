import type { Page } from '@playwright/test';
import { expect, freeHour, openTakenOver, test } from './fixtures';

declare global {
  interface Window {
    /** The pictures and titles that view transitions have moved, as pseudo-elements. */
    moved: string[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const look = () => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && /\((picture|title)-/.test(effect.pseudoElement ?? ''))
            window.moved.push(effect.pseudoElement ?? '');
      };
      transition.ready.then(look, () => undefined);
      return transition;
    };
  });
});

test('the picture and the title of a card move to the venue and on to the court @one-size', async ({
  page,
}) => {
  const { venueId, courtId } = await fromCardToCourt(page);

  const groups = [venueId, courtId].flatMap((id) =>
    ['picture', 'title'].map((part) => `::view-transition-group(${part}-${id})`),
  );
  // The browser is ready to move them some time after the next screen is there.
  await expect.poll(() => page.evaluate(() => window.moved)).toEqual(expect.arrayContaining(groups));
});

test('nothing moves if the player has asked for less motion @one-size', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fromCardToCourt(page);

  expect(await page.evaluate(() => window.moved)).toEqual([]);
});

/** Goes from the home page to a venue and to one of its courts, as a player does. */
async function fromCardToCourt(page: Page) {
  const { venueId, venueName, courtId, courtName } = await freeHour(page, 3, 'desktop');
  await openTakenOver(page, '/');
  await page.getByRole('link', { name: venueName, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: venueName })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`${courtName}$`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(courtName) })).toBeVisible();
  return { venueId, courtId };
}
