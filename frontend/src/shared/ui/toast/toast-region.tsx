import { keyframes } from '@emotion/react';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import * as Toast from '@radix-ui/react-toast';
import { useRef } from 'react';
import { words } from '../../texts/words';
import { radius } from '../../theme/tokens';
import { texts } from '../texts';
import type { ToastMessage } from './toast-message';
import { useFreePlace } from './use-free-place';

export interface ToastRegionProps {
  id: number;
  message: ToastMessage;
  open: boolean;
  onClose: () => void;
}

/**
 * A Radix Toast in the look of the site: 5 s, swipe right by 50 px, F8 focuses the region
 * (specification §9). It covers nothing that the reader needs, and leaves out what stands inline,
 * unless its title says nothing without it.
 */
export function ToastRegion({ id, message, open, onClose }: ToastRegionProps) {
  const failed = message.tone === 'error';
  const region = useRef<HTMLOListElement>(null);
  const { top, isRepeated } = useFreePlace(region, open ? message.description : undefined);
  // "Error" alone would not say what happened.
  const isLeftOut = isRepeated && message.title !== words.error;
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={texts.notification}>
      <Card
        key={id}
        open={open}
        type={failed ? 'foreground' : 'background'}
        onOpenChange={(nowOpen) => {
          if (!nowOpen) onClose();
        }}
        data-tone={message.tone}
      >
        {failed ? <ErrorRounded aria-hidden /> : <CheckCircleRounded aria-hidden />}
        <div role={failed ? 'alert' : 'status'} aria-live="off">
          <Title>{message.title}</Title>
          {message.description && !isLeftOut ? <Description>{message.description}</Description> : null}
        </div>
        <Toast.Close asChild>
          <IconButton aria-label={texts.closeNotification} sx={{ width: 44, height: 44, m: -1, ml: 'auto' }}>
            <CloseRounded fontSize="small" />
          </IconButton>
        </Toast.Close>
      </Card>
      <Viewport ref={region} label={texts.notifications} style={{ top }} />
    </Toast.Provider>
  );
}

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-16px)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'translateX(100%)' } });

const Viewport = styled(Toast.Viewport)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 0,
  width: '100%',
  maxWidth: 440,
  margin: '0 auto',
  padding: 'calc(8px + env(safe-area-inset-top)) 12px 8px',
  listStyle: 'none',
  pointerEvents: 'none',
  '&:focus': { outline: 'none' },
}));

const Card = styled(Toast.Root)(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  pointerEvents: 'auto',
  padding: '12px 16px',
  border: '1px solid transparent', // visible with forced colours
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
  boxShadow: '0 12px 36px -8px rgb(10 20 14 / 0.45)',
  animation: `${arrive} 180ms ease-out`,
  '&[data-tone="error"]': {
    backgroundColor: theme.vars.palette.error.main,
    color: theme.vars.palette.error.contrastText,
  },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="end"], &[data-state="closed"]': { animation: `${leave} 160ms ease-in forwards` },
}));

const Title = styled(Toast.Title)({ fontWeight: 700, lineHeight: 1.45 });
const Description = styled(Toast.Description)({ marginTop: 2, lineHeight: 1.45 });
