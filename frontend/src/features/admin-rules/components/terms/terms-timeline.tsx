import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { hoursAt, placeOf, scaleOf } from '../../model/refund-steps';
import { texts } from '../../texts';
import type { RefundStep } from '../../types';

interface TermsTimelineProps {
  steps: readonly RefundStep[];
  onChange: (steps: readonly RefundStep[]) => void;
}

/**
 * The refund terms as a line of time that ends when the play begins. Each handle is the notice of a
 * step; it is dragged, or moved with the arrow keys.
 */
export function TermsTimeline({ steps, onChange }: TermsTimelineProps) {
  const line = useRef<HTMLDivElement>(null);
  /** The scale stays while a handle moves. */
  const [dragged, setDragged] = useState<{ index: number; scale: number } | null>(null);
  const scale = dragged?.scale ?? scaleOf(steps);
  const bounds = (index: number) => boundsOf(steps, index, scale);
  const move = (index: number, hours: number) => {
    const { least, most } = bounds(index);
    const step = steps[index];
    const hoursBefore = Math.min(most, Math.max(least, hours));
    if (step && hoursBefore !== step.hoursBefore) onChange(steps.with(index, { ...step, hoursBefore }));
  };
  const drag = (event: PointerEvent) => {
    const box = line.current?.getBoundingClientRect();
    if (dragged && box) move(dragged.index, hoursAt((event.clientX - box.left) / box.width, scale));
  };
  return (
    <Box sx={{ mb: 4, mx: { xs: 0.5, sm: 1 } }}>
      <Line ref={line} role="group" aria-label={texts.timeline}>
        {segmentsOf(steps, scale).map(({ from, to, percentage }) => (
          <Segment
            key={from}
            style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
            data-kind={kindOf(percentage)}
          >
            <span>{texts.percent(percentage)}</span>
          </Segment>
        ))}
        {steps.map(({ hoursBefore, percentage }, index) => (
          <Handle
            key={index}
            role="slider"
            tabIndex={0}
            aria-label={texts.noticeFor(percentage)}
            aria-valuemin={bounds(index).least}
            aria-valuemax={bounds(index).most}
            aria-valuenow={hoursBefore}
            aria-valuetext={texts.hoursBefore(hoursBefore)}
            style={{ left: `${placeOf(hoursBefore, scale) * 100}%` }}
            onKeyDown={(event) => {
              const hours = hoursAfterKey(event, hoursBefore, bounds(index));
              if (hours !== null) move(index, hours);
            }}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setDragged({ index, scale });
            }}
            onPointerMove={drag}
            onPointerUp={() => setDragged(null)}
            onPointerCancel={() => setDragged(null)}
          >
            <span aria-hidden>{texts.shortHours(hoursBefore)}</span>
          </Handle>
        ))}
      </Line>
      <Ends />
    </Box>
  );
}

function Ends() {
  return (
    <Box aria-hidden sx={ends}>
      <span>{texts.earlier}</span>
      <span>{texts.playBegins}</span>
    </Box>
  );
}

/** A notice stays between those of its neighbours. */
function boundsOf(steps: readonly RefundStep[], index: number, scale: number) {
  return {
    least: (steps[index + 1]?.hoursBefore ?? -1) + 1,
    most: (steps[index - 1]?.hoursBefore ?? scale + 1) - 1,
  };
}

interface Segment {
  from: number;
  to: number;
  percentage: number;
}

/** The parts of the line between the handles. What is left of the first gives most back. */
function segmentsOf(steps: readonly RefundStep[], scale: number): Segment[] {
  const places = steps.map(({ hoursBefore }) => placeOf(hoursBefore, scale));
  const ofSteps = steps.map(({ percentage }, index) => ({
    from: places[index - 1] ?? 0,
    to: places[index] ?? 1,
    percentage,
  }));
  return [...ofSteps, { from: places.at(-1) ?? 0, to: 1, percentage: 0 }].filter(({ from, to }) => to > from);
}

/** To the right is closer to the play. Up is more notice, as on every slider. */
function hoursAfterKey(
  event: KeyboardEvent,
  hours: number,
  { least, most }: { least: number; most: number },
): number | null {
  const changes: Record<string, number> = {
    ArrowLeft: hours + 1,
    ArrowUp: hours + 1,
    ArrowRight: hours - 1,
    ArrowDown: hours - 1,
    PageUp: hours + 12,
    PageDown: hours - 12,
    Home: most,
    End: least,
  };
  const changed = changes[event.key];
  if (changed === undefined) return null;
  event.preventDefault();
  return changed;
}

const kindOf = (percentage: number) => (percentage === 100 ? 'all' : percentage === 0 ? 'none' : 'part');

const Line = styled('div')({ position: 'relative', height: 52, marginTop: 34 });

const Segment = styled('div')(({ theme: { vars, typography } }) => ({
  ...typography.figure,
  position: 'absolute',
  top: 8,
  bottom: 8,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  fontSize: '0.875rem',
  // Between two handles that are close to each other there is no room for a percentage.
  containerType: 'inline-size',
  '@container (max-width: 43px)': { '& > span': { display: 'none' } },
  '&:first-of-type': { borderRadius: '10px 0 0 10px' },
  '&[data-kind="all"]': { backgroundColor: vars.palette.success.soft, color: vars.palette.success.onSoft },
  '&[data-kind="part"]': { backgroundColor: vars.palette.warning.soft, color: vars.palette.warning.onSoft },
  '&[data-kind="none"]': {
    borderRadius: '0 10px 10px 0',
    backgroundColor: vars.palette.error.soft,
    color: vars.palette.error.onSoft,
  },
}));

/** A wide target around a narrow handle, with its hours above. */
const Handle = styled('div')(({ theme: { vars, typography } }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 44,
  marginLeft: -22,
  cursor: 'ew-resize',
  touchAction: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 18,
    top: 0,
    bottom: 0,
    width: 8,
    borderRadius: 4,
    backgroundColor: vars.palette.primary.main,
    boxShadow: `0 0 0 2px ${vars.palette.background.paper}`,
  },
  '& > span': {
    ...typography.figure,
    position: 'absolute',
    bottom: '100%',
    left: '50%',
    transform: 'translateX(-50%)',
    paddingBottom: 4,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
  },
}));

const ends = {
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: '0.875rem',
  color: 'text.secondary',
} as const;
