import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { texts } from '../texts';

interface SearchFormProps {
  /** What is being looked for; nothing: the day is shown. */
  search: string;
  onSearch: (search: string | null) => void;
}

/** Looks for a booking in words. */
export function SearchForm({ search, onSearch }: SearchFormProps) {
  const [text, setText] = useState(search);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(text.trim() || null);
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1, mb: 2.5, maxWidth: 720 }}
    >
      <TextField
        type="search"
        label={texts.search}
        placeholder={texts.searchHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ flex: '1 1 220px' }}
        slotProps={{ htmlInput: { maxLength: 100, enterKeyHint: 'search' } }}
      />
      <Button type="submit" variant="outlined" startIcon={<SearchRounded />} sx={{ minHeight: 52 }}>
        {texts.searchButton}
      </Button>
      {search === '' ? null : (
        <Button onClick={() => onSearch(null)} sx={{ minHeight: 52 }}>
          {texts.clearSearch}
        </Button>
      )}
    </Box>
  );
}
