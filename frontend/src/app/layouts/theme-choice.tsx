import ContrastRounded from '@mui/icons-material/ContrastRounded';
import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import { styled, useColorScheme } from '@mui/material/styles';
import { useId } from 'react';
import { radius } from '../../shared/theme/tokens';
import { texts } from '../texts';

const choices = [
  { mode: 'light', label: texts.themeLight, Icon: LightModeRounded },
  { mode: 'dark', label: texts.themeDark, Icon: DarkModeRounded },
  { mode: 'system', label: texts.themeSystem, Icon: ContrastRounded },
] as const;

/**
 * Lets the player choose the light, dark or system colour scheme. The browser remembers the choice.
 */
export function ThemeChoice() {
  const name = useId();
  const { mode, setMode } = useColorScheme();
  return (
    <Group>
      <legend>{texts.theme}</legend>
      <div>
        {choices.map(({ mode: choice, label, Icon }) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={mode === choice}
              onChange={() => setMode(choice)}
            />
            <span>
              <Icon aria-hidden />
              {label}
            </span>
          </label>
        ))}
      </div>
    </Group>
  );
}

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 10, ...theme.typography.subtitle1 },
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))', gap: 8 },
  '& label': { position: 'relative', cursor: 'pointer' },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& span': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 6,
    padding: '14px 8px',
    border: `1.5px solid ${theme.vars.palette.control.main}`,
    borderRadius: radius.tile,
    fontWeight: 600,
  },
  '& input:checked + span': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
  '& input:focus-visible + span': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));
