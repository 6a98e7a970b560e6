import { ball, court, fonts, measure, palette, radius } from '../shared/theme/tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--s-${kebab(name)}:${value}`)
    .join(';');

/**
 * Returns the design tokens as CSS variables. The static shell is painted before MUI writes its
 * own.
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
    radiusSmall: `${radius.small}px`,
    radiusTile: `${radius.tile}px`,
    radiusButton: `${radius.button}px`,
    radiusCard: `${radius.card}px`,
  };
  return (
    `:root{${declarations(shared)};${declarations(palette.light)};color-scheme:light}` +
    `[data-theme=dark]{${declarations(palette.dark)};color-scheme:dark}`
  );
}
