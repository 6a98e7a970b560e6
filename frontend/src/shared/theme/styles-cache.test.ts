import { css } from '@emotion/react';
import { createStylesCache } from './styles-cache';

/** Returns the rules that the cache makes of these styles. */
function rulesOf(styles: Record<string, string>): string {
  const cache = createStylesCache();
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  cache.insert('.part', css(styles), cache.sheet, true);
  return rules.join('');
}

test('only properties that browsers do not know without a prefix get one', () => {
  expect(rulesOf({ userSelect: 'none' })).toContain('.part{-webkit-user-select:none;user-select:none;}');
  expect(rulesOf({ display: 'flex', transition: 'none' })).toContain('.part{display:flex;transition:none;}');
});
