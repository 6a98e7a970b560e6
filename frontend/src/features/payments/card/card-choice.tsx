import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { radius } from '../../../shared/theme/tokens';
import { brandName } from '../../../shared/texts/card-words';
import type { SavedCard } from './saved-card';
import { texts } from './texts';

interface CardChoiceProps {
  card: SavedCard;
  /** True if the player wants to pay with another card. */
  other: boolean;
  disabled: boolean;
  onChange: (other: boolean) => void;
}

/** The saved card, chosen at first, and beside it the way to another one. */
export function CardChoice({ card, other, disabled, onChange }: CardChoiceProps) {
  const name = useId();
  const choose = (isOther: boolean) => ({
    type: 'radio',
    name,
    disabled,
    checked: other === isOther,
    onChange: () => onChange(isOther),
  });
  return (
    <Choices role="radiogroup" aria-label={texts.cardChoice}>
      <label>
        <input {...choose(false)} />
        <span>
          {brandName(card.brand)} <span aria-hidden>••••</span>
          <span className="s-hidden">{texts.endingIn}</span> {card.last4}
        </span>
      </label>
      <label>
        <input {...choose(true)} />
        <span>{texts.otherCard}</span>
      </label>
    </Choices>
  );
}

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginBottom: 16,
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    padding: '8px 14px',
    border: `1.5px solid ${theme.vars.palette.control.main}`,
    borderRadius: radius.tile,
    fontWeight: 600,
    cursor: 'pointer',
    '&:has(:checked)': {
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.primary.soft,
      color: theme.vars.palette.primary.onSoft,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  },
  '& input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
}));
