import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import { schemePalette } from './color-schemes';
import { baseline } from './components/baseline';
import { buttons } from './components/buttons';
import { inputs } from './components/inputs';
import { surfaces } from './components/surfaces';
import { measure, palette, radius } from './tokens';
import { typography } from './typography';

/**
 * The attribute of `<html>` with the current colour scheme. The static shell sets it before the
 * first paint.
 */
const schemeAttribute = 'data-theme';

/** Parts of MUI that no screen has. Their variables would be sent with every page. */
const absentParts = /^(?:AppBar|Avatar|Slider|SnackbarContent|SpeedDialAction|Step\w+|Tooltip)$/;

/** Decides which variables are left out, also those of overlays, which no surface of ours has. */
function leavesOut(keys: string[]): boolean {
  const [group, part = ''] = keys;
  return (
    shouldSkipGeneratingVar(keys) || group === 'overlays' || (group === 'palette' && absentParts.test(part))
  );
}

/**
 * One theme with a light and a dark scheme, as CSS variables. It follows the system until the
 * player chooses. No component that we use brings words of its own, so none are translated here.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute, shouldSkipGeneratingVar: leavesOut },
  colorSchemes: {
    light: { palette: schemePalette(palette.light) },
    dark: { palette: schemePalette(palette.dark) },
  },
  breakpoints: { values: { xs: 0, sm: 600, md: measure.desktop, lg: 1200, xl: 1536 } },
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: radius.tile },
  typography,
  components: { ...baseline, ...buttons, ...inputs, ...surfaces },
});
