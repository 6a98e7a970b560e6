import { styled } from '@mui/material/styles';
import { formatMoney } from '../../../shared/model/money';
import { measure, radius } from '../../../shared/theme/tokens';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { texts } from '../texts';

interface PriceBarProps {
  /** What the chosen hour costs; null while none is chosen. */
  totalCents: number | null;
  /** The lowest price of the game, shown until an hour is chosen. */
  fromCents: number;
  /** "Sábado 21 · 18:00 · noche · singles" */
  summary: string;
  sending: boolean;
  onChooseHour: () => void;
  onContinue: () => void;
}

/** The total and the way to the payment, always in view: above the bottom bar on phones. */
export function PriceBar({
  totalCents,
  fromCents,
  summary,
  sending,
  onChooseHour,
  onContinue,
}: PriceBarProps) {
  const chosen = totalCents !== null;
  return (
    <Bar aria-label={texts.summary}>
      <div aria-live="polite" aria-atomic="true">
        <span className="small">{texts.total}</span>
        <span className="total">
          {chosen ? null : <span className="small">{texts.from} </span>}
          {formatMoney(totalCents ?? fromCents)}
        </span>
        {chosen ? <span className="small">{summary}</span> : null}
      </div>
      {chosen ? null : (
        <button type="button" className="hint" onClick={onChooseHour}>
          {texts.chooseHour}
        </button>
      )}
      <SubmitButton pending={sending} pendingLabel={texts.processing} disabled={!chosen} onClick={onContinue}>
        {texts.continue}
      </SubmitButton>
    </Bar>
  );
}

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: `calc(${measure.bottomBar}px + env(safe-area-inset-bottom))`,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: 12,
  margin: '16px -16px 0',
  padding: '10px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .small': {
    display: 'block',
    fontSize: '0.9375rem',
    lineHeight: 1.3,
    color: theme.vars.palette.text.secondary,
  },
  '& .total': { ...theme.typography.figure, display: 'block', margin: '1px 0 2px', fontSize: '1.625rem' },
  '& .total .small': { ...theme.typography.body2, display: 'inline', letterSpacing: 0 },
  '& .hint': {
    gridColumn: 1,
    gridRow: 2,
    justifySelf: 'start',
    minHeight: 28,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.primary.main,
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 650,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
  '& > .MuiButton-root': { gridColumn: 2, gridRow: '1 / span 2' },
  [theme.breakpoints.up('md')]: {
    bottom: 16,
    margin: '16px 0 0',
    padding: '14px 20px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
  },
}));
