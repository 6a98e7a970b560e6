import Button, { type ButtonProps } from '@mui/material/Button';
import { texts } from '../texts';
import { useSlow } from '../late/use-slow';
import { Spinner } from './spinner';

interface SubmitButtonProps extends ButtonProps {
  /** True while the request is running. The button is locked at once and shows it after 400 ms. */
  pending: boolean;
  pendingLabel?: string;
}

/** The spinner and its word reach into the padding, so that they fit most buttons. */
const working = {
  display: 'inline-flex',
  gap: 8,
  alignItems: 'center',
  marginInline: -10,
  whiteSpace: 'nowrap',
} as const;

/**
 * A button that is locked while its request runs. It is wide enough for "Procesando…", so that
 * nothing beside it moves.
 */
export function SubmitButton({
  pending,
  pendingLabel = texts.processing,
  disabled,
  children,
  ...props
}: SubmitButtonProps) {
  const slow = useSlow(pending, 400);
  return (
    <Button
      variant="contained"
      size="large"
      {...props}
      sx={{ minWidth: 152, ...props.sx }}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      <span style={{ display: 'inline-grid', placeItems: 'center' }}>
        <span style={{ gridArea: '1 / 1', visibility: slow ? 'hidden' : 'visible' }}>{children}</span>
        {slow ? (
          <span style={{ ...working, gridArea: '1 / 1' }}>
            <Spinner size={18} />
            {pendingLabel}
          </span>
        ) : null}
      </span>
    </Button>
  );
}
