import type { SvgIconComponent } from '@mui/icons-material';
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

/** A choice as one large button. The title is its accessible name, the rest its description. */
export function ChoiceCard({ icon: Icon, title, lead, children, onChoose }: ChoiceCardProps) {
  const id = useId();
  return (
    <ButtonBase
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead ${id}-words`}
      onClick={onChoose}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        justifyItems: 'start',
        columnGap: 1.5,
        p: 2,
        textAlign: 'left',
        border: 1,
        borderColor: 'control.main',
        borderRadius: 1,
        '&:hover': { bgcolor: 'primary.soft', borderColor: 'primary.main' },
      }}
    >
      <Icon aria-hidden sx={{ color: 'primary.main' }} />
      <Typography component="span" id={`${id}-title`} sx={{ fontWeight: 700, fontSize: '1.0625rem' }}>
        {title}
      </Typography>
      <Typography component="span" id={`${id}-lead`} sx={{ gridColumn: 2, fontWeight: 600, mt: 0.25 }}>
        {lead}
      </Typography>
      <Typography
        component="span"
        id={`${id}-words`}
        variant="body2"
        sx={{ gridColumn: 2, color: 'text.secondary', mt: 0.5 }}
      >
        {children}
      </Typography>
    </ButtonBase>
  );
}
