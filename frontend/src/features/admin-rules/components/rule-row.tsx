import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { measure } from '../../../shared/theme/tokens';
import { texts } from '../texts';

interface RuleRowProps {
  /** The fragment of the address that opens this row. */
  id: string;
  title: string;
  /** One sentence about what holds now. */
  summary: string;
  isOpen: boolean;
  /** True if the draft changes something here. */
  isChanged: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A rule as one sentence, which opens to be changed. */
export function RuleRow({ id, title, summary, isOpen, isChanged, onToggle, children }: RuleRowProps) {
  const bodyId = useId();
  const head = useRef<HTMLButtonElement>(null);
  // The row above may have closed and taken this one out of sight.
  useEffect(() => {
    if (isOpen) head.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Card component="section" id={id} aria-label={title} sx={{ minWidth: 0 }}>
      <Box component="h2" sx={{ m: 0, font: 'inherit' }}>
        <ButtonBase
          ref={head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
          sx={headStyle}
        >
          <Box component="span" sx={{ fontWeight: 650 }}>
            {title}
          </Box>
          <Box component="span" sx={{ gridColumn: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {isChanged ? (
              <Box component="span" sx={changed}>
                {texts.unsavedHere}
              </Box>
            ) : null}
            {summary}
          </Box>
          <ExpandMoreRounded aria-hidden sx={{ ...arrow, transform: isOpen ? 'rotate(180deg)' : 'none' }} />
        </ButtonBase>
      </Box>
      {isOpen ? (
        <Box id={bodyId} sx={{ p: { xs: 2, sm: 3 }, pt: { xs: 1, sm: 1 } }}>
          {children}
        </Box>
      ) : null}
    </Card>
  );
}

const headStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 2,
  width: '100%',
  minHeight: 60,
  px: { xs: 2, sm: 3 },
  py: 1,
  textAlign: 'left',
  font: 'inherit',
  lineHeight: 1.4,
  scrollMarginTop: measure.topBar + 16,
  scrollMarginBottom: 80,
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -3 },
} as const;
const arrow = { gridColumn: 2, gridRow: '1 / span 2', color: 'text.secondary' } as const;
const changed = { color: 'warning.main', fontWeight: 650, mr: 1, display: 'inline' } as const;
