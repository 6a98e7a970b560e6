import SearchRounded from '@mui/icons-material/SearchRounded';
import { FilterText } from './filter-field';
import { useTypedSearch } from './use-typed-search';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The text that the list is currently searched for. */
  search: string;
  onSearch: (search: string) => void;
}

/** Starts a search when typing pauses. The field follows `search` when it changes elsewhere. */
export function SearchField({ label, placeholder, search, onSearch }: SearchFieldProps) {
  const { input, typed, setTyped } = useTypedSearch(search, onSearch);
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
