import { useTypedSearch } from '../../../../shared/ui/form/use-typed-search';
import { texts } from '../../texts';
import { Field } from './field';

interface PlaceFieldProps {
  place: string;
  onSearch: (place: string) => void;
}

/** Where the player would play. The search starts when typing pauses. */
export function PlaceField({ place, onSearch }: PlaceFieldProps) {
  const { input, typed, setTyped } = useTypedSearch(place, onSearch);
  return (
    <Field>
      <span>{texts.place}</span>
      <input
        ref={input}
        type="search"
        value={typed}
        placeholder={texts.placeHint}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Field>
  );
}
