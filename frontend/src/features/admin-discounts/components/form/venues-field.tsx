import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useHasOneVenue } from '../../../../shared/api/own-venues';
import { useVenuesOf } from '../../../../shared/api/own-rights';
import { VenueSelect } from '../../../../shared/ui/form/venue-select';
import type { DiscountForm } from '../../model/discount-form';
import { texts } from '../../texts';
import { useVenueNames } from '../../use-venue-names';

/** Where a code is valid: everywhere, or at chosen venues of the admin. */
export function VenuesField() {
  const own = useVenuesOf('discounts.edit');
  const hasOneVenue = useHasOneVenue('discounts.edit');
  return (
    <Controller<DiscountForm, 'venueIds'>
      name="venueIds"
      render={({ field: { value, onChange }, fieldState }) => {
        if (hasOneVenue) return value?.[0] === undefined ? <></> : <OnlyVenue venueId={value[0]} />;
        return (
          <ChosenVenues
            venueIds={value}
            mayBeEverywhere={own === 'all'}
            error={fieldState.error?.message}
            onChange={onChange}
          />
        );
      }}
    />
  );
}

function OnlyVenue({ venueId }: { venueId: string }) {
  const name = useVenueNames([venueId]).get(venueId);
  return <Typography>{name === undefined ? '\u00a0' : texts.onlyAt(name)}</Typography>;
}

interface ChosenVenuesProps {
  venueIds: string[] | null;
  mayBeEverywhere: boolean;
  error: string | undefined;
  onChange: (venueIds: string[] | null) => void;
}

function ChosenVenues({ venueIds, mayBeEverywhere, error, onChange }: ChosenVenuesProps) {
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={labelId} sx={{ fontWeight: 600 }}>
        {texts.venues}
      </Typography>
      {mayBeEverywhere ? (
        <FormControlLabel
          label={texts.everywhere}
          control={
            <Switch
              checked={venueIds === null}
              onChange={(_event, everywhere) => onChange(everywhere ? null : [])}
            />
          }
        />
      ) : null}
      {venueIds === null ? null : (
        <>
          <VenueChips venueIds={venueIds} onChange={onChange} />
          <VenueSelect
            key={venueIds.length}
            venue={null}
            capability="discounts.edit"
            placeholder={texts.addVenue}
            onChange={({ id }) => onChange([...new Set([...venueIds, id])])}
          />
          {error ? <FormHelperText error>{error}</FormHelperText> : null}
        </>
      )}
    </Box>
  );
}

interface VenueChipsProps {
  venueIds: string[];
  onChange: (venueIds: string[]) => void;
}

function VenueChips({ venueIds, onChange }: VenueChipsProps) {
  const names = useVenueNames(venueIds);
  if (venueIds.length === 0) return null;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {venueIds.map((id) => {
        const name = names.get(id) ?? '…';
        const remove = () => onChange(venueIds.filter((other) => other !== id));
        return (
          <li key={id}>
            <Chip label={name} aria-label={texts.removeVenue(name)} onClick={remove} onDelete={remove} />
          </li>
        );
      })}
    </Box>
  );
}
