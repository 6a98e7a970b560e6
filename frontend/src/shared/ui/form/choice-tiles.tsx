import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { radius } from '../../theme/tokens';

interface ChoiceTilesProps<Value extends string> {
  label: string;
  /** The label is only for screen readers. */
  hideLabel?: boolean;
  choices: readonly { value: Value; label: string; hint?: string }[];
  /** As many columns as choices, each as wide as its words need. */
  inOneRow?: boolean;
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * A choice of few values as tiles of one tap. Each is a native radio button, so arrow keys change
 * it and Enter sends the form.
 */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { label, hideLabel = false, choices, inOneRow = false, value, onChange } = props;
  const name = useId();
  return (
    <Group>
      <legend className={hideLabel ? 's-hidden' : undefined}>{label}</legend>
      <div className="tiles" data-row={inOneRow || undefined}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className="tile">
              {choice.label}
              {choice.hint ? (
                <>
                  {' '}
                  <small translate="no">{choice.hint}</small>
                </>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </Group>
  );
}

const Group = styled('fieldset')(({ theme }) => {
  const { primary, control, background, text } = theme.vars.palette;
  return {
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    '& legend': {
      padding: 0,
      marginBottom: 6,
      fontWeight: 600,
      fontSize: '0.9375rem',
      color: text.secondary,
    },
    '& .tiles': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(109px, 1fr))', gap: 6 },
    '& .tiles[data-row]': { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'auto' },
    '& label': { position: 'relative', display: 'grid' },
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'pointer',
    },
    '& .tile': {
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      minHeight: 46,
      padding: 4,
      overflowWrap: 'break-word',
      border: `1.5px solid ${control.main}`,
      borderRadius: radius.tile,
      backgroundColor: background.paper,
      fontWeight: 600,
      fontSize: '0.9375rem',
      lineHeight: 1.2,
      textAlign: 'center',
    },
    '& small': { ...theme.typography.figure, fontSize: '0.875rem', fontWeight: 500 },
    '& input:checked + .tile': {
      borderColor: primary.main,
      backgroundColor: primary.soft,
      boxShadow: `inset 0 0 0 1px ${primary.main}`,
      color: primary.onSoft,
    },
    '@media (forced-colors: active)': {
      '& input:checked + .tile': { outline: '3px solid Highlight', outlineOffset: -3 },
    },
    '& input:focus-visible + .tile': { outline: `3px solid ${primary.main}`, outlineOffset: 2 },
  };
});
