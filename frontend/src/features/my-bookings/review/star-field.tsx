import StarOutlineRounded from '@mui/icons-material/StarOutlineRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';
import { texts } from './texts';

interface StarFieldProps {
  ref: Ref<HTMLFieldSetElement>;
  /** 0 if nothing is chosen. */
  value: number;
  /** True after the player has tried to publish without stars. */
  missing: boolean;
  disabled: boolean;
  onChange: (stars: number) => void;
}

/** One to five stars, as radio buttons: keyboards and screen readers know them. */
export function StarField({ ref, value, missing, disabled, onChange }: StarFieldProps) {
  const name = useId();
  const isMissing = missing && value === 0;
  return (
    <Group ref={ref} disabled={disabled} aria-describedby={isMissing ? `${name}-missing` : undefined}>
      <legend className="s-hidden">{texts.stars}</legend>
      <div className="stars">
        {texts.starNames.map((starName, index) => {
          const stars = index + 1;
          return (
            <label key={starName} data-lit={stars <= value || undefined}>
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === value}
                aria-label={texts.star(stars, starName)}
                onChange={() => onChange(stars)}
              />
              {stars <= value ? <StarRounded aria-hidden /> : <StarOutlineRounded aria-hidden />}
            </label>
          );
        })}
      </div>
      {isMissing ? (
        <p id={`${name}-missing`} role="alert" data-missing>
          {texts.starsMissing}
        </p>
      ) : (
        <p aria-hidden>{texts.starNames[value - 1] ?? texts.noStars}</p>
      )}
    </Group>
  );
}

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  textAlign: 'center',
  '& .stars': { display: 'inline-flex' },
  '& label': {
    position: 'relative',
    padding: 4,
    borderRadius: 12,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    '&[data-lit]': { color: theme.vars.palette.secondary.main },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}` },
  },
  '&:disabled label': { cursor: 'default' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& svg': { display: 'block', fontSize: '2.75rem' },
  '& p': { margin: '4px 0 0', color: theme.vars.palette.text.secondary },
  '& [data-missing]': { color: theme.vars.palette.error.main },
}));
