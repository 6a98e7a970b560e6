import { styled } from '@mui/material/styles';
import { radius } from '../../../../shared/theme/tokens';

/**
 * The arrow of a native list of choices, in the place of the browser's own, which sticks to the
 * border. `hero.css` has the same for the home page.
 */
const selectArrow = {
  appearance: 'none',
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentcolor 50%), linear-gradient(135deg, currentcolor 50%, transparent 50%)',
  backgroundPosition: 'right 17px center, right 12px center',
  backgroundSize: '5px 5px',
  backgroundRepeat: 'no-repeat',
} as const;

/**
 * A label above a native field. MUI's fields would weigh 15 kB, too much for a screen that most
 * visits begin with.
 */
export const Field = styled('label')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'block',
    minWidth: 0,
    '& > span': { display: 'block', marginBottom: 4, fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.3 },
    '& input, & select': {
      boxSizing: 'border-box',
      width: '100%',
      height: 52,
      padding: '0 14px',
      border: `1px solid ${palette.control.main}`,
      borderRadius: radius.tile,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      font: 'inherit',
      textOverflow: 'ellipsis',
      '&:hover': { borderColor: palette.text.primary },
      '&:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
    },
    '& input::placeholder': { color: palette.text.secondary, opacity: 1 },
    '& select': { ...selectArrow, padding: '0 28px 0 12px', cursor: 'pointer' },
  };
});
