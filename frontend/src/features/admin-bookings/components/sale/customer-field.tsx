import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { type Customer, customersQuery } from '../../../../shared/api/customers-query';
import { contactOf } from '../../model/sale';
import { texts } from '../../texts';
import type { SaleInProgress } from '../../use-selling';

/** From so many letters on the customers are searched. */
const fewestLetters = 3;
const shown = 6;
const pauseMilliseconds = 150;

/** A customer of the venue, or the person with the typed name. */
type Choice = { kind: 'known'; customer: Customer } | { kind: 'new'; name: string };

const labelOf = (choice: Choice) => (choice.kind === 'known' ? choice.customer.name : choice.name);
const keyOf = (choice: Choice) => (choice.kind === 'known' ? choice.customer.id : choice.name);

/** Returns the text once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Lists the customers that a text finds, and the person with this text as a name. */
function useChoices(venueId: string, typed: string): Choice[] {
  const text = typed.trim();
  const search = usePaused(text);
  const enabled = search.length >= fewestLetters;
  const { data } = useInfiniteQuery({
    ...customersQuery(venueId, search),
    enabled,
    placeholderData: keepPreviousData,
  });
  if (!enabled || text.length < fewestLetters || !data) return [];
  const found = data.pages[0]?.items.slice(0, shown) ?? [];
  const known = found.map((customer): Choice => ({ kind: 'known', customer }));
  return /\p{L}/u.test(text) ? [...known, { kind: 'new', name: text }] : known;
}

interface CustomerFieldProps {
  venueId: string;
  selling: SaleInProgress;
}

/** The combobox of the name: what is typed and what is chosen are in the form of the sale. */
function useCustomers({ venueId, selling: { form, change } }: CustomerFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const choices = useChoices(venueId, form.customer ? '' : form.name);
  return useAutocomplete<Choice>({
    options: choices,
    value: null,
    autoHighlight: true,
    clearOnBlur: false,
    open: isOpen && choices.length > 0,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    inputValue: form.name,
    getOptionLabel: labelOf,
    getOptionKey: keyOf,
    filterOptions: (all) => all,
    onInputChange: (_event, typed, reason) => {
      if (reason === 'input') change({ name: typed, customer: null });
    },
    onChange: (_event, choice) => {
      if (choice)
        change({ name: labelOf(choice), customer: choice.kind === 'known' ? choice.customer : null });
    },
  });
}

/**
 * The name of who buys an hour. Three letters of a name, or three digits of a phone, list the
 * customers; an arrow and Enter choose one, or the typed name as a new one. The focus stays, so the
 * next Enter sends the form.
 */
export function CustomerField(props: CustomerFieldProps) {
  const { form, problems, field } = props.selling;
  const hintId = useId();
  const combobox = useCustomers(props);
  const { ref, ...input } = combobox.getInputProps();
  const inputRef = useForkRef(ref, field('name'));
  const problem = problems.name;
  const hint = problem ?? (form.customer ? contactOf(form.customer) : null);
  return (
    <Box {...combobox.getRootProps()} sx={{ position: 'relative', minWidth: 0 }}>
      <InputLabel {...combobox.getInputLabelProps()} error={problem !== undefined}>
        {texts.sale.name} *
      </InputLabel>
      <OutlinedInput
        autoFocus
        fullWidth
        error={problem !== undefined}
        inputRef={inputRef}
        placeholder={texts.sale.namePlaceholder}
        slotProps={{
          input: { ...input, ...ownInput, 'aria-describedby': hint === null ? undefined : hintId },
        }}
      />
      {combobox.popupOpen ? <Found combobox={combobox} /> : null}
      {/* Without a line of its own, because a phone has no place for the cash otherwise. */}
      {hint === null ? null : (
        <FormHelperText id={hintId} error={problem !== undefined}>
          {hint}
        </FormHelperText>
      )}
    </Box>
  );
}

/** The customers that the text finds, and the typed name as a new one. */
function Found({ combobox }: { combobox: ReturnType<typeof useCustomers> }) {
  return (
    <Paper elevation={6} sx={popup}>
      <Box component="ul" {...combobox.getListboxProps()} sx={listbox}>
        {combobox.groupedOptions.map((option, index) => {
          const { key: _key, ...attributes } = combobox.getOptionProps({ option, index });
          return (
            <li key={keyOf(option)} {...attributes}>
              {option.kind === 'known' ? option.customer.name : texts.sale.newCustomer(option.name)}
              {option.kind === 'known' ? <small>{contactOf(option.customer)}</small> : null}
            </li>
          );
        })}
      </Box>
    </Paper>
  );
}

const longestName = 80;

/** The list is ours, and the browser's would lie over it. */
const ownInput = {
  'aria-required': true,
  maxLength: longestName,
  autoCapitalize: 'words',
  autoComplete: 'off',
} as const;

const popup = {
  position: 'absolute',
  zIndex: 'modal',
  top: 88,
  left: 0,
  right: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const listbox = {
  m: 0,
  p: 0.5,
  maxHeight: 320,
  overflowY: 'auto',
  listStyle: 'none',
  '& li': {
    display: 'grid',
    alignContent: 'center',
    minHeight: 48,
    px: 1.5,
    py: 0.5,
    borderRadius: 0.75,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    lineHeight: 1.3,
  },
  '& small': { color: 'text.secondary', fontSize: '0.875rem' },
  '& li.Mui-focused': { bgcolor: 'primary.soft', color: 'primary.onSoft' },
  '& li.Mui-focused small': { color: 'inherit' },
} as const;
