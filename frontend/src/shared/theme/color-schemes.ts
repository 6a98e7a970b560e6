import type { palette } from './tokens';
import { ball } from './tokens';

type Scheme = (typeof palette)['light' | 'dark'];

/**
 * Returns the design tokens as a palette of MUI, with additional colours such as `day`, `night` and
 * `taken`.
 */
export function schemePalette(scheme: Scheme) {
  return {
    primary: {
      main: scheme.primary,
      dark: scheme.primaryHover,
      contrastText: scheme.onPrimary,
      soft: scheme.primarySoft,
      onSoft: scheme.onPrimarySoft,
    },
    secondary: {
      main: scheme.clay,
      contrastText: scheme.onClay,
      soft: scheme.claySoft,
      onSoft: scheme.onClaySoft,
    },
    success: {
      main: scheme.success,
      contrastText: scheme.paper,
      soft: scheme.successSoft,
      onSoft: scheme.onSuccessSoft,
    },
    warning: {
      main: scheme.warning,
      contrastText: scheme.paper,
      soft: scheme.warningSoft,
      onSoft: scheme.onWarningSoft,
    },
    error: {
      main: scheme.error,
      contrastText: scheme.paper,
      soft: scheme.errorSoft,
      onSoft: scheme.onErrorSoft,
    },
    info: { main: scheme.info, contrastText: scheme.paper, soft: scheme.infoSoft, onSoft: scheme.onInfoSoft },
    background: { default: scheme.background, paper: scheme.paper },
    text: { primary: scheme.ink, secondary: scheme.inkSoft, disabled: scheme.onTaken },
    divider: scheme.line,
    ball: { main: ball.main, dark: ball.hover, contrastText: ball.on },
    day: { main: scheme.day, contrastText: scheme.onDay, border: scheme.dayLine },
    night: {
      main: scheme.night,
      contrastText: scheme.onNight,
      border: scheme.nightLine,
      strong: scheme.nightStrong,
      onStrong: scheme.onNightStrong,
    },
    taken: { main: scheme.taken, contrastText: scheme.onTaken, border: scheme.takenLine },
    control: { main: scheme.control },
    bone: { main: scheme.bone },
  };
}
