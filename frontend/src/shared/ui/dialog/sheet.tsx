import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { measure, radius } from '../../theme/tokens';

interface SheetProps {
  open: boolean;
  /** Where the panel comes from. The third is below on phones, and right on desktops. */
  edge: 'bottom' | 'right' | 'bottom-or-right';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel at an edge of the window. It is the browser's own modal dialog: the browser keeps the
 * focus in it, returns the focus when it closes, and needs no script to show it.
 */
export function Sheet({ open, edge, onClose, children, ...name }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    const { clientWidth } = document.documentElement;
    element.toggleAttribute('data-beside-bar', window.innerWidth > clientWidth);
    if (open) element.showModal();
    else element.close();
  }, [open]);
  // The content covers the panel, so only a press beside it reaches the dialog itself.
  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <Panel ref={dialog} data-edge={edge} {...name} onClose={onClose} onClick={closeBeside}>
      <div>{children}</div>
    </Panel>
  );
}

const fromBelow = {
  inset: 'auto 0 0',
  width: '100%',
  maxHeight: '90dvh',
  borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
  '--away': '0 100%',
} as const;
const fromTheRight = {
  inset: '0 0 0 auto',
  width: 'min(84vw, 340px)',
  height: '100%',
  maxHeight: 'none',
  borderRadius: 0,
  '--away': '100% 0',
} as const;
/** The colour that darkens the page. */
const shade = '10 20 14';
const moving = '225ms cubic-bezier(0, 0, 0.2, 1)';

const Panel = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.modal,
  maxWidth: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: '0 0 48px -8px rgb(10 20 14 / 0.3)',
  translate: 'var(--away)',
  // The panel stays above the page, and visible, until it has left.
  transition: ['translate', 'overlay', 'display']
    .map((property) => `${property} ${moving} allow-discrete`)
    .join(),
  '&[open]': { translate: 'none' },
  '@starting-style': { '&[open]': { translate: 'var(--away)' } },
  '&::backdrop': { backgroundColor: `rgb(${shade} / 0.48)` },
  '&[data-edge="bottom"]': fromBelow,
  '&[data-edge="right"]': fromTheRight,
  '&[data-edge="bottom-or-right"]': {
    ...fromBelow,
    [theme.breakpoints.up(measure.desktop)]: { ...fromTheRight, width: 400 },
  },
  '& > div': { minHeight: '100%' },
  // The page beneath does not scroll along. The place of its scroll bar stays, and is as dark.
  'html:has(&[open])': { overflow: 'hidden' },
  'html:has(&[data-beside-bar][open])': {
    scrollbarGutter: 'stable',
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default}, rgb(${shade}) 48%)`,
  },
}));
