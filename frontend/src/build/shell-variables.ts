import { ball, court, fonts, measure, palette, radius } from '../shared/theme/tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--s-${kebab(name)}:${value}`)
    .join(';');

/** The colours that style sheets use. Each costs every page some bytes, in both schemes. */
const COLOURS = [
  'background',
  'paper',
  'ink',
  'inkSoft',
  'line',
  'control',
  'primary',
  'onPrimary',
  'primarySoft',
  'onPrimarySoft',
  'hero',
] as const;

const colours = (scheme: keyof typeof palette) =>
  declarations(Object.fromEntries(COLOURS.map((name) => [name, palette[scheme][name]])));

/**
 * Returns those design tokens as CSS variables that style sheets use. The static shell is painted
 * before MUI writes its own variables.
 */
export function shellVariables(): string {
  const shared = {
    ball: ball.main,
    ballHover: ball.hover,
    onBall: ball.on,
    courtLine: court.line,
    net: court.net,
    textFont: fonts.text,
    displayFont: fonts.display,
    content: `${measure.content}px`,
    topBar: `${measure.topBar}px`,
    bottomBar: `${measure.bottomBar}px`,
    radiusTile: `${radius.tile}px`,
    radiusButton: `${radius.button}px`,
    radiusCard: `${radius.card}px`,
  };
  return (
    `:root{${declarations(shared)};${colours('light')};color-scheme:light}` +
    `[data-theme=dark]{${colours('dark')};color-scheme:dark}`
  );
}
