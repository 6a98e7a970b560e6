import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { monthTitle, type LocalMonth } from '../../model/dates';
import { texts } from './texts';

interface MonthBarProps {
  month: LocalMonth;
  titleId: string;
  headingLevel?: 'h2' | 'h3';
  onPrevious: () => void;
  onNext: () => void;
  previousDisabled?: boolean;
  nextDisabled?: boolean;
  /** Called when the pointer or the focus reaches the button, to prefetch the previous month. */
  onNearPrevious?: () => void;
  onNearNext?: () => void;
  /** Content between the arrows, such as a button "Hoy". */
  children?: ReactNode;
}

const outlined = {
  width: 44,
  height: 44,
  border: 1.5,
  borderColor: 'control.main',
  bgcolor: 'background.paper',
} as const;

/** The name of a month, with buttons for the previous and the next one. */
export function MonthBar(props: MonthBarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography
        id={props.titleId}
        variant="h3"
        component={props.headingLevel ?? 'h2'}
        aria-live="polite"
        sx={{ flex: '1 1 120px' }}
      >
        {monthTitle(props.month)}
      </Typography>
      <IconButton
        aria-label={texts.previousMonth}
        disabled={props.previousDisabled}
        onClick={props.onPrevious}
        onPointerEnter={props.onNearPrevious}
        onFocus={props.onNearPrevious}
        sx={outlined}
      >
        <ChevronLeftRounded />
      </IconButton>
      {props.children}
      <IconButton
        aria-label={texts.nextMonth}
        disabled={props.nextDisabled}
        onClick={props.onNext}
        onPointerEnter={props.onNearNext}
        onFocus={props.onNearNext}
        sx={outlined}
      >
        <ChevronRightRounded />
      </IconButton>
    </Box>
  );
}
