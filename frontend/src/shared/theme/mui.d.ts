import type {} from '@mui/material/themeCssVarsAugmentation';
import '@mui/material/styles';
import '@mui/material/Typography';
import type { CSSProperties } from 'react';

interface FilledColor {
  main: string;
  contrastText: string;
}

declare module '@mui/material/styles' {
  interface PaletteColor {
    soft: string;
    onSoft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
    onSoft?: string;
  }
  interface SaquePalette {
    ball: FilledColor & { dark: string };
    day: FilledColor & { border: string };
    night: FilledColor & { border: string; strong: string; onStrong: string };
    taken: FilledColor & { border: string };
    control: { main: string };
    bone: { main: string };
  }
  interface Palette extends SaquePalette {}
  interface PaletteOptions extends Partial<SaquePalette> {}
  interface TypographyVariants {
    figure: CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}
