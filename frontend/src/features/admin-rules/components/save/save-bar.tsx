import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lowWindow, measure, radius } from '../../../../shared/theme/tokens';
import { SubmitButton } from '../../../../shared/ui/button/submit-button';
import type { Field } from '../../model/draft';
import { fieldsInWords } from '../../model/rules-words';
import { texts } from '../../texts';

interface SaveBarProps {
  changed: readonly Field[];
  pending: boolean;
  onDiscard: () => void;
  onReview: () => void;
}

/** Says what is not saved. It stays in view while the screen scrolls. */
export function SaveBar({ changed, pending, onDiscard, onReview }: SaveBarProps) {
  return (
    <Bar aria-label={texts.unsaved} data-sticky-bar>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{texts.unsaved}</Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {fieldsInWords(changed)}
        </Typography>
      </Box>
      <Button variant="outlined" disabled={pending} onClick={onDiscard}>
        {texts.discard}
      </Button>
      <SubmitButton size="medium" pending={pending} onClick={onReview}>
        {texts.review}
      </SubmitButton>
    </Bar>
  );
}

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: `calc(${measure.bottomBar}px + env(safe-area-inset-bottom))`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  margin: '16px -16px 0',
  padding: '10px 16px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > button': { flex: '1 1 auto' },
  [theme.breakpoints.up('md')]: {
    bottom: 16,
    margin: '16px 0 0',
    padding: '14px 20px',
    border: `1px solid ${theme.vars.palette.control.main}`,
    borderRadius: radius.card,
    '& > button': { flex: 'none' },
  },
  [lowWindow]: { position: 'static' },
}));
