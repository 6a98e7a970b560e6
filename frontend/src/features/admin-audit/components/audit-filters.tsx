import Box from '@mui/material/Box';
import { DayField } from '../../../shared/ui/form/day-field';
import { FilterSelect, filterColumns } from '../../../shared/ui/form/filter-field';
import type { FilterValues, AuditPage } from '../model/audit-filter';
import { actionName } from '../model/audit-words';
import { texts } from '../texts';

interface AuditFiltersProps {
  values: FilterValues;
  /** The actions and admins to choose from; empty while they load. */
  choices: Pick<AuditPage, 'actions' | 'admins'>;
  onChange: (change: Partial<FilterValues>) => void;
}

/** The filters of the list of actions. */
export function AuditFilters({ values, choices, onChange }: AuditFiltersProps) {
  return (
    <Box
      role="search"
      aria-label={texts.actions}
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2.5,
        '& > :nth-of-type(n + 3)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        gridTemplateColumns: filterColumns,
      }}
    >
      <DayField label={texts.from} value={values.desde} onChange={(desde) => onChange({ desde })} />
      <DayField label={texts.to} value={values.hasta} onChange={(hasta) => onChange({ hasta })} />
      <FilterSelect
        label={texts.action}
        any={texts.anyAction}
        value={values.accion}
        choices={choices.actions.map((action) => ({ value: action, label: actionName(action) }))}
        onChange={(accion) => onChange({ accion })}
      />
      <FilterSelect
        label={texts.admin}
        any={texts.anyAdmin}
        value={values.admin}
        choices={choices.admins.map(({ id, username }) => ({ value: id, label: username }))}
        onChange={(admin) => onChange({ admin })}
      />
    </Box>
  );
}
