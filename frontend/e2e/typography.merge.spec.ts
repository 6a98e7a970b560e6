import { expect, freeHour, test } from './fixtures';

test('headings, prices and the brand have a word space of a quarter em @one-size', async ({ page }) => {
  const hour = await freeHour(page, 3, 'desktop');
  for (const path of ['/', `/venue/${hour.venueId}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const spaces = await page.evaluate(wordSpaces);
    expect(spaces.length).toBeGreaterThan(3);
    for (const { text, em } of spaces) {
      expect(em, `${path}: ${text}`).toBeGreaterThanOrEqual(0.22);
      expect(em, `${path}: ${text}`).toBeLessThanOrEqual(0.26);
    }
  }
});

/** Runs in the page. Measures the space in every text of the display face, in em. */
async function wordSpaces(): Promise<{ text: string; em: number }[]> {
  await document.fonts.load('750 16px Archivo');
  const width = (element: Element, letters: string) => {
    const probe = document.createElement('span');
    probe.style.cssText = 'position:absolute;visibility:hidden;white-space:pre';
    probe.textContent = letters;
    element.append(probe);
    const wide = probe.getBoundingClientRect().width;
    probe.remove();
    return wide;
  };
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .filter((element) => getComputedStyle(element).fontFamily.startsWith('Archivo'))
    .map((element) => ({
      text: element.textContent,
      em:
        (width(element, 'n n') - width(element, 'nn')) /
        Number.parseFloat(getComputedStyle(element).fontSize),
    }));
}
