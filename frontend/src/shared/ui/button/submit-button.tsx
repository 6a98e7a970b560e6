import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useRef } from 'react';
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

/** The width of "Procesando…". A phone at a zoom of 200 % has no place for it. */
const ENOUGH = 'min(152px, 39vw)';

/**
 * A button that is locked while its request runs. It is wide enough for "Procesando…", so that
 * nothing beside it moves.
 */
export function SubmitButton({
  pending,
  pendingLabel = texts.processing,
  disabled,
  children,
  onClick,
  ...props
}: SubmitButtonProps) {
  const slow = useSlow(pending, 400);
  const { button, notePress } = useFocusOnceDone(pending);
  return (
    <Button
      variant="contained"
      size="large"
      {...props}
      ref={button}
      onClick={(event) => {
        notePress();
        onClick?.(event);
      }}
      sx={{ minWidth: ENOUGH, ...props.sx }}
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

/** Returns the focus to a pressed button, which it has lost while it was locked. */
function useFocusOnceDone(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (pending || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement?.contains(button.current)) button.current?.focus({ preventScroll: true });
  }, [pending]);
  const notePress = () => {
    wasPressed.current = true;
  };
  return { button, notePress };
}
