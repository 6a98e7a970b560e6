import OutlinedInput from '@mui/material/OutlinedInput';
import { renderInProviders } from '../../../testing/render-app';
import { palette } from '../tokens';

/** Relative luminance, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The rules for placeholders in the style sheets of the page, the strongest last. */
function placeholderRules(): CSSStyleDeclaration[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.endsWith('::placeholder') && !selectorText.includes('label'))
    .map(({ style }) => style);
}

test.each(['light', 'dark'] as const)('a placeholder is readable in the %s scheme', (scheme) => {
  renderInProviders(<OutlinedInput placeholder="Nombre o lugar" />);
  const { opacity, color } = placeholderRules().at(-1) ?? {};
  expect({ opacity, color }).toEqual({ opacity: '1', color: expect.stringContaining('text-secondary') });
  expect(contrast(palette[scheme].inkSoft, palette[scheme].paper)).toBeGreaterThan(4.5);
});
