import { css } from '@emotion/react';
import { createStylesCache } from './styles-cache';

/** Returns the styles that the cache makes of these, as they stand in the page. */
function stylesOf(styles: Record<string, string>): string {
  const cache = createStylesCache();
  cache.sheet.speedy(false); // writes the text of the styles
  cache.insert('.part', css(styles), cache.sheet, true);
  return cache.sheet.tags.map(({ textContent }) => textContent).join('');
}

test('only properties that browsers do not know without a prefix get one', () => {
  expect(stylesOf({ userSelect: 'none' })).toContain('.part{-webkit-user-select:none;user-select:none;}');
  expect(stylesOf({ display: 'flex', transition: 'none' })).toContain('.part{display:flex;transition:none;}');
});
