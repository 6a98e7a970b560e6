import { useEffect, useEffectEvent, useRef, useState } from 'react';

const pauseMilliseconds = 350;

/**
 * The text of a search field. A search starts when typing pauses. The field follows `search` when
 * it changes elsewhere, and takes over what was typed before any script ran.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  if (search !== shown) {
    setShown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const input = useRef<HTMLInputElement>(null);
  // The visitor may have typed into the page of the server before any script ran.
  useEffect(() => setTyped((known) => input.current?.value ?? known), []);
  const start = useEffectEvent(() => onSearch(typed.trim()));
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => start(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return { input, typed, setTyped };
}
