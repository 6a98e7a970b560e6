import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ChoiceCardProps {
  icon: SvgIconComponent;
  title: string;
  lead: string;
  /** The consequences of the choice. */
  children: string;
  onChoose: () => void;
}

/** A choice as one large card. The title is its button, the rest describes it. */
export function ChoiceCard({ icon: Icon, title, lead, children, onChoose }: ChoiceCardProps) {
  const id = useId();
  return (
    <Box sx={card}>
      <Icon aria-hidden sx={{ color: 'primary.main' }} />
      <ButtonBase aria-describedby={`${id}-lead ${id}-words`} onClick={onChoose} sx={stretched}>
        <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.0625rem', textAlign: 'left' }}>
          {title}
        </Typography>
      </ButtonBase>
      <Typography id={`${id}-lead`} sx={{ gridColumn: 2, fontWeight: 600, mt: 0.25 }}>
        {lead}
      </Typography>
      <Typography id={`${id}-words`} variant="body2" sx={{ gridColumn: 2, color: 'text.secondary', mt: 0.5 }}>
        {children}
      </Typography>
    </Box>
  );
}

const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  justifyItems: 'start',
  columnGap: 1.5,
  p: 2,
  border: 1,
  borderColor: 'control.main',
  borderRadius: 1,
  '&:hover': { bgcolor: 'primary.soft', borderColor: 'primary.main' },
} as const;

const stretched = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
