import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../shared/model/money';
import { words } from '../../../shared/texts/words';
import { lowWindow, measure, radius } from '../../../shared/theme/tokens';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { texts } from '../texts';

interface PriceBarProps {
  /** The price of the chosen hour, or null while none is chosen. */
  totalCents: number | null;
  /** The lowest price of the free hours, shown until one is chosen; null if there are none. */
  fromCents: number | null;
  /** True while the hours are loading for the first time. */
  isLoading: boolean;
  /** "Sábado 21 · 18:00 a 19:00 · noche · singles" */
  summary: string;
  /** Says what follows if the player books and does not pay. */
  follows: ReactNode;
  /** The label of the button. */
  action: string;
  sending: boolean;
  onChooseHour: () => void;
  /** The reason why the player cannot go on, above the total. It is announced. */
  notice: ReactNode;
}

/**
 * The total and the button that sends the form. The bar is always visible, on phones above the
 * bottom bar, so that a notice in it is in view wherever the player is.
 */
export function PriceBar({
  totalCents,
  fromCents,
  isLoading,
  summary,
  follows,
  action,
  sending,
  onChooseHour,
  notice,
}: PriceBarProps) {
  const chosen = totalCents !== null;
  const amount = totalCents ?? fromCents;
  return (
    <Bar aria-label={words.bookingSummary} data-sticky-bar>
      <div className="notice" aria-live="polite">
        {notice}
      </div>
      <div className="announced" aria-live="polite" aria-atomic="true">
        <p className="total">
          <span>{words.totalToPay}</span>
          <b>
            {amount === null ? (
              <small>{isLoading ? '\u00a0' : texts.noneFree}</small>
            ) : (
              <>
                {chosen ? null : <small>{texts.from} </small>}
                <span translate="no">{formatMoney(amount)}</span>
              </>
            )}
          </b>
        </p>
        {chosen ? (
          <p className="summary">
            {summary}
            {follows ? <small>{follows}</small> : null}
          </p>
        ) : null}
      </div>
      {chosen ? null : (
        <button type="button" className="summary" onClick={onChooseHour}>
          {texts.chooseHour}
        </button>
      )}
      <SubmitButton type="submit" pending={sending} pendingLabel={texts.processing} disabled={!chosen}>
        {action}
      </SubmitButton>
    </Bar>
  );
}

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: `calc(${measure.bottomBar}px + env(safe-area-inset-bottom))`,
  display: 'grid',
  gridTemplate: '"notice notice" auto "summary summary" auto "total button" auto / 1fr auto',
  alignItems: 'center',
  gap: '4px 12px',
  margin: '16px -16px 0',
  padding: '10px 16px 12px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .announced': { display: 'contents' },
  '& .notice': { gridArea: 'notice', '& > *': { marginTop: 0, marginBottom: 8 } },
  '& p': { margin: 0 },
  '& .total': totalLook(theme),
  '& .summary': {
    gridArea: 'summary',
    justifySelf: 'start',
    fontSize: '0.9375rem',
    fontWeight: 650,
    lineHeight: 1.3,
  },
  '& .summary small': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 400,
  },
  '& button.summary': {
    minHeight: 28,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.primary.main,
    fontFamily: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
  '& > .MuiButton-root': { gridArea: 'button' },
  [theme.breakpoints.up('md')]: {
    bottom: 16,
    gridTemplate: '"notice notice" auto "total button" auto "summary button" auto / 1fr auto',
    margin: '16px 0 0',
    padding: '16px 20px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
  },
  [lowWindow]: { position: 'static' },
}));

function totalLook(theme: Theme) {
  return {
    gridArea: 'total',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    lineHeight: 1.3,
    '& b': {
      ...theme.typography.figure,
      display: 'block',
      marginTop: 2,
      color: theme.vars.palette.text.primary,
      fontSize: '1.625rem',
    },
    '& small': {
      font: 'inherit',
      fontFamily: theme.typography.fontFamily,
      fontSize: '0.9375rem',
      fontWeight: 400,
    },
  } as const;
}
