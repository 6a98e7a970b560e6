import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import { styled } from '@mui/material/styles';
import type { TariffType } from '../../../../shared/model/slots';
import type { SlotChoice } from '../../model/slot-choices';
import { texts } from '../../texts';
import { OwnSlot } from './own-slot';
import { SlotOption } from './slot-option';

interface SlotGridProps {
  choices: readonly SlotChoice[];
  chosen: string | null;
  /** The hours of the day tariff. */
  dayHint: string;
  /** True while the hours of another day are loading. The old hours stay visible but are locked. */
  disabled: boolean;
  onChoose: (timeSlot: string) => void;
}

const groups = [
  { tariff: 'day', title: texts.dayHours, hint: null, icon: LightModeRounded },
  { tariff: 'night', title: texts.nightHours, hint: texts.nightHoursHint, icon: DarkModeRounded },
] as const satisfies readonly { tariff: TariffType; [part: string]: unknown }[];

/**
 * The hours of day and night, in one fieldset each. They form one radio group, so that only one
 * hour is chosen and the arrow keys move between both.
 */
export function SlotGrid({ choices, chosen, dayHint, disabled, onChoose }: SlotGridProps) {
  const shown = groups.filter(({ tariff }) => choices.some((choice) => choice.tariff === tariff));
  return shown.map(({ tariff, title, hint, icon: Icon }) => (
    <Group key={tariff} disabled={disabled}>
      <legend>
        <Icon aria-hidden />
        {title} <span>{hint ?? dayHint}</span>
      </legend>
      <div className="tiles">
        {choices
          .filter((choice) => choice.tariff === tariff)
          .map((choice) =>
            choice.state === 'mine' ? (
              <OwnSlot key={choice.timeSlot} choice={choice} />
            ) : (
              <SlotOption
                key={choice.timeSlot}
                choice={choice}
                chosen={choice.timeSlot === chosen}
                onChoose={onChoose}
              />
            ),
          )}
      </div>
    </Group>
  ));
}

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: '16px 0 0',
  '.past + &': { marginTop: 0 },
  padding: 0,
  border: 0,
  transition: 'opacity 150ms',
  '&:disabled': { opacity: 0.55 },
  '& legend': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    padding: 0,
    fontWeight: 700,
    '& svg': { fontSize: '1.25rem', color: theme.vars.palette.text.secondary },
    '& span': {
      marginLeft: 'auto',
      fontSize: '0.9375rem',
      fontWeight: 400,
      color: theme.vars.palette.text.secondary,
    },
  },
  '& .tiles': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(28%, 60px), 1fr))',
    gap: 8,
    marginTop: 10,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
}));
