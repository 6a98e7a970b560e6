import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { radius } from '../../../shared/theme/tokens';
import { texts } from '../texts';

interface WayChoiceProps {
  /** How many players there are. */
  places: number;
  divides: boolean;
  onChange: (divides: boolean) => void;
}

/** "Pagar yo" or "Dividir entre 4", side by side. */
export function WayChoice({ places, divides, onChange }: WayChoiceProps) {
  const name = useId();
  const choose = (isDivided: boolean) => ({
    type: 'radio',
    name,
    checked: divides === isDivided,
    onChange: () => onChange(isDivided),
  });
  return (
    <Choices role="radiogroup" aria-label={texts.way}>
      <label>
        <input {...choose(false)} />
        <span>{texts.payAlone}</span>
      </label>
      <label>
        <input {...choose(true)} />
        <span>{texts.divide(places)}</span>
      </label>
    </Choices>
  );
}

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  padding: 3,
  border: `1px solid ${theme.vars.palette.control.main}`,
  borderRadius: radius.button,
  backgroundColor: theme.vars.palette.background.paper,
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    padding: '4px 8px',
    borderRadius: radius.tile,
    fontWeight: 650,
    textAlign: 'center',
    cursor: 'pointer',
    '&:has(:checked)': {
      backgroundColor: theme.vars.palette.primary.soft,
      color: theme.vars.palette.primary.onSoft,
      boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.primary.main}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
    '@media (forced-colors: active)': {
      '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: -3 },
    },
  },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
}));
