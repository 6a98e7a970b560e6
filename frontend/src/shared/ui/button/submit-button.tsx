import Button, { type ButtonProps } from '@mui/material/Button';
import { texts } from '../texts';
import { useSlow } from '../late/use-slow';
import { Spinner } from './spinner';

interface SubmitButtonProps extends ButtonProps {
  /** True while the request is running. The button is locked at once and shows it after 400 ms. */
  pending: boolean;
  pendingLabel?: string;
}

/**
 * A button that is locked while its request runs. It keeps its width while it shows "Procesando…".
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
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      <span style={{ display: 'inline-grid', placeItems: 'center' }}>
        <span style={{ gridArea: '1 / 1', visibility: slow ? 'hidden' : 'visible' }}>{children}</span>
        {slow ? (
          <span style={{ gridArea: '1 / 1', display: 'inline-flex', gap: 8, alignItems: 'center' }}>
            <Spinner size={18} />
            {pendingLabel}
          </span>
        ) : null}
      </span>
    </Button>
  );
}
