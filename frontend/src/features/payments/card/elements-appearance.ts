import type { Appearance } from '@stripe/stripe-js';
import { fonts, palette, radius } from '../../../shared/theme/tokens';

/**
 * Returns the design tokens in Stripe's format, for the fields that Stripe draws in its own frames.
 */
export function elementsAppearance(scheme: 'light' | 'dark' = 'light'): Appearance {
  const colors = palette[scheme];
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: colors.primary,
      colorBackground: colors.paper,
      colorText: colors.ink,
      colorTextSecondary: colors.inkSoft,
      colorTextPlaceholder: colors.inkSoft,
      colorDanger: colors.error,
      fontFamily: fonts.text,
      fontSizeBase: '16px',
      borderRadius: `${radius.tile}px`,
    },
    rules: {
      '.Input': { border: `1px solid ${colors.control}`, boxShadow: 'none', padding: '14px' },
      '.Label': { fontWeight: '600' },
    },
  };
}
