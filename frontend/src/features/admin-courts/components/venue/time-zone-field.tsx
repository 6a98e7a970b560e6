import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useId, useMemo, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useNow } from '../../../../shared/model/clock';
import { clockTime } from '../../../../shared/model/dates';
import { SearchSelect } from '../../../../shared/ui/form/search-select';
import { zoneChoices } from '../../model/time-zones';
import type { VenueForm } from '../../model/venue-form';
import { texts } from '../../texts';
import { client } from '../../../../shared/api/client';
import { adminCourtKeys } from '../../../../shared/api/admin-keys';
import { unwrap } from '../../../../shared/api/unwrap';

/** The names of the time zones that a venue can have. */
const timeZonesQuery = () =>
  queryOptions({
    queryKey: adminCourtKeys.timeZones,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/time-zones', { signal })),
  });

const ofHere = { id: '', label: texts.timeZoneOfHere };

/** The time zone of a venue. The hint shows the current time there, so that it can be checked. */
export function TimeZoneField() {
  const now = useNow();
  const { data: zones, isError } = useQuery(timeZonesQuery());
  const { field, fieldState } = useController<VenueForm, 'timeZone'>({ name: 'timeZone' });
  const box = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { value, ref, onChange } = field;
  const choices = useMemo(() => [ofHere, ...zoneChoices(zones ?? [], value, now)], [zones, value, now]);
  const hint = value ? texts.timeZoneNow(clockTime(now, value)) : texts.timeZoneDefault;
  const problem = fieldState.error?.message;
  return (
    <Box
      ref={(element: HTMLDivElement | null) => {
        box.current = element;
        ref({ focus: () => box.current?.querySelector('input')?.focus() });
      }}
    >
      <SearchSelect
        label={texts.timeZone}
        choices={choices}
        value={choices.find(({ id }) => id === value) ?? null}
        note={texts.timeZoneNote}
        describedBy={hintId}
        error={problem !== undefined}
        onChange={({ id }) => onChange(id)}
      />
      <FormHelperText id={hintId} error={problem !== undefined}>
        {problem ?? (isError ? texts.timeZonesFailed : hint)}
      </FormHelperText>
    </Box>
  );
}
