import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { texts } from '../texts';
import { useSlow } from '../screen/use-slow';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A turning ring. MUI's own weighs 1 kB, which every visit would load. */
const spinner = {
  width: 18,
  height: 18,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
};

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
            <Box component="span" aria-hidden sx={spinner} />
            {pendingLabel}
          </span>
        ) : null}
      </span>
    </Button>
  );
}
