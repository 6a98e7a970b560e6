import SearchRounded from '@mui/icons-material/SearchRounded';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FilterText } from './filter-field';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The text that the list is currently searched for. */
  search: string;
  onSearch: (search: string) => void;
}

const pauseMilliseconds = 350;

/** Starts a search when typing pauses. The field follows `search` when it changes elsewhere. */
export function SearchField({ label, placeholder, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  if (search !== shown) {
    setShown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const input = useRef<HTMLInputElement>(null);
  // What was typed into the page of the server, before any script ran.
  useEffect(() => setTyped((known) => input.current?.value ?? known), []);
  const start = useEffectEvent(() => onSearch(typed.trim()));
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => start(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <FilterText
      label={label}
      placeholder={placeholder}
      value={typed}
      inputRef={input}
      icon={<SearchRounded aria-hidden sx={{ mr: 1, color: 'text.secondary' }} />}
      onChange={setTyped}
    />
  );
}
