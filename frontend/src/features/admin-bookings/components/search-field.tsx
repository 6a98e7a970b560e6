import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { FilterText } from '../../../shared/ui/filter-field';
import { texts } from '../texts';

interface SearchFieldProps {
  /** What is being looked for; nothing: the day is shown. */
  search: string;
  onSearch: (search: string) => void;
}

const pause = 350;

/** Looks for a booking once the typing pauses; follows the address where that changes by itself. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [asked, setAsked] = useState(search);
  if (search !== asked) {
    setAsked(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const ask = useEffectEvent(() => onSearch(typed.trim()));
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => ask(), pause);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <Box role="search" sx={{ mb: 2.5, maxWidth: 720 }}>
      <FilterText
        label={texts.search}
        placeholder={texts.searchHint}
        value={typed}
        icon={<SearchRounded aria-hidden sx={{ mr: 1, color: 'text.secondary' }} />}
        onChange={setTyped}
      />
    </Box>
  );
}
