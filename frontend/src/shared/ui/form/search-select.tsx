import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { hasWords } from '../../model/has-words';
import { texts } from '../texts';

export interface Choice {
  id: string;
  label: string;
  /** A second line that distinguishes choices with the same label. */
  hint?: string;
}

interface SearchSelectProps {
  label: string;
  /** The choices of the list. With `onSearch`, those that the server found. */
  choices: readonly Choice[];
  /** The chosen one, which need not be among the shown choices. Null while it is unknown. */
  value: Choice | null;
  onChange: (choice: Choice) => void;
  /** Called with the typed text, and with an empty one when a choice has been made. */
  onSearch?: (typed: string) => void;
  /** Below the choices: that typing finds more of them. */
  note?: string;
  /** Shown if nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
  /** True if the choice is refused. */
  error?: boolean;
  /** The id of a text that describes the field. */
  describedBy?: string;
}

const searchHere = (choices: Choice[], { inputValue }: { inputValue: string }) =>
  choices.filter(({ label, hint }) => hasWords(`${label} ${hint ?? ''}`, inputValue));
const keepAll = (choices: Choice[]) => choices;

/**
 * A select whose list is searched by typing (the combobox of the ARIA patterns). It uses the hook
 * of MUI's Autocomplete without its component, which is five times as large.
 */
export function SearchSelect(props: SearchSelectProps) {
  const {
    label,
    choices,
    value,
    onChange,
    onSearch,
    placeholder,
    note,
    disabled = false,
    error = false,
  } = props;
  const chosen = useSameObject(value);
  const combobox = useAutocomplete<Choice, false, true>({
    options: choices,
    // A select without a clear button expects a value; null shows the placeholder.
    value: chosen as Choice,
    disabled,
    disableClearable: true,
    openOnFocus: true,
    selectOnFocus: true,
    handleHomeEndKeys: true,
    autoHighlight: true,
    getOptionLabel: (choice) => choice.label,
    getOptionKey: (choice) => choice.id,
    isOptionEqualToValue: (choice, chosen) => choice.id === chosen.id,
    filterOptions: onSearch ? keepAll : searchHere,
    onChange: (_event, choice) => onChange(choice),
    onInputChange: (_event, typed, reason) => onSearch?.(reason === 'input' ? typed.trim() : ''),
  });
  return (
    <Box {...combobox.getRootProps()} sx={{ position: 'relative', minWidth: 0 }}>
      <InputLabel {...combobox.getInputLabelProps()} disabled={disabled} error={error}>
        {label}
      </InputLabel>
      <OutlinedInput
        fullWidth
        disabled={disabled}
        error={error}
        placeholder={placeholder}
        endAdornment={
          <ExpandMoreRounded aria-hidden sx={{ pointerEvents: 'none', color: 'text.secondary' }} />
        }
        slotProps={{ input: { ...combobox.getInputProps(), 'aria-describedby': props.describedBy } }}
      />
      {combobox.popupOpen ? <Popup combobox={combobox} note={note} /> : null}
    </Box>
  );
}

type Combobox = ReturnType<typeof useAutocomplete<Choice, false, true>>;

/** The list of what was found. */
function Popup({ combobox, note }: { combobox: Combobox; note: string | undefined }) {
  const found = combobox.groupedOptions;
  return (
    <Paper elevation={6} sx={popup}>
      {found.length > 0 ? (
        <Box component="ul" {...combobox.getListboxProps()} sx={listbox}>
          {found.map((choice, index) => (
            <Option
              key={choice.id}
              choice={choice}
              attributes={combobox.getOptionProps({ option: choice, index })}
            />
          ))}
        </Box>
      ) : (
        <Box role="status" sx={{ p: 1.75, color: 'text.secondary' }}>
          {texts.nothingMatches}
        </Box>
      )}
      {note ? <Box sx={noteLine}>{note}</Box> : null}
    </Paper>
  );
}

/** Keeps the object while its content stays the same. The hook compares its value by identity. */
function useSameObject(value: Choice | null): Choice | null {
  const [kept, setKept] = useState(value);
  if (kept?.id === value?.id && kept?.label === value?.label) return kept;
  setKept(value);
  return value;
}

interface OptionProps {
  choice: Choice;
  attributes: ReturnType<Combobox['getOptionProps']>;
}

function Option({ choice, attributes: { key: _key, ...attributes } }: OptionProps) {
  return (
    <li {...attributes}>
      {choice.label}
      {choice.hint ? <small>{choice.hint}</small> : null}
    </li>
  );
}

const popup = {
  position: 'absolute',
  zIndex: 'modal',
  top: 'calc(100% + 4px)',
  left: 0,
  right: 0,
  minWidth: 240,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const noteLine = { px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary' } as const;

const listbox = {
  m: 0,
  p: 0.5,
  maxHeight: 320,
  overflowY: 'auto',
  listStyle: 'none',
  '& li': {
    display: 'grid',
    alignContent: 'center',
    minHeight: 44,
    px: 1.5,
    py: 0.5,
    borderRadius: 0.75,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    lineHeight: 1.3,
  },
  '& small': { color: 'text.secondary', fontSize: '0.875rem' },
  '& li[aria-selected="true"]': { fontWeight: 650 },
  '& li.Mui-focused': { bgcolor: 'primary.soft', color: 'primary.onSoft' },
  '& li.Mui-focused small': { color: 'inherit' },
} as const;
