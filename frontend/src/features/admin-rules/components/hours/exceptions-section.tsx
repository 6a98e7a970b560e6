import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { longDay } from '../../../../shared/model/dates';
import { FactList, FactRow } from '../../../../shared/ui/list/fact-row';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import type { EditorProps } from '../../model/draft';
import { withException } from '../../model/exceptions';
import { hoursInWords } from '../../model/week-words';
import { texts } from '../../texts';
import type { Exception } from '../../types';
import { RuleBody } from '../rule-body';

const ExceptionDialog = lazyComponent(() =>
  import('./exception-dialog').then((file) => file.ExceptionDialog),
);

interface ExceptionsSectionProps extends EditorProps {
  /** The current day at the venue. Dates before it are shown on demand. */
  today: string;
}

/** Dates with other hours than their day of the week. */
export function ExceptionsSection({ draft, onChange, today }: ExceptionsSectionProps) {
  const [edited, setEdited] = useState<Exception | 'new' | null>(null);
  const [withPast, setWithPast] = useState(false);
  const past = draft.exceptions.filter(({ date }) => date < today);
  const shown = withPast ? draft.exceptions : draft.exceptions.filter(({ date }) => date >= today);
  const without = (gone: Exception) => draft.exceptions.filter(({ date }) => date !== gone.date);
  const save = (entered: Exception) => {
    const others = edited === 'new' || edited === null ? draft.exceptions : without(edited);
    onChange({ exceptions: withException(others, entered) });
    setEdited(null);
  };
  return (
    <RuleBody hint={texts.exceptionsHint}>
      {shown.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{texts.noExceptions}</Typography>
      ) : (
        <FactList label={texts.exceptions}>
          {shown.map((exception) => (
            <ExceptionRow
              key={exception.date}
              exception={exception}
              onEdit={() => setEdited(exception)}
              onRemove={() => onChange({ exceptions: without(exception) })}
            />
          ))}
        </FactList>
      )}
      <Button
        variant="outlined"
        startIcon={<AddRounded />}
        onPointerEnter={ExceptionDialog.preload}
        onFocus={ExceptionDialog.preload}
        onClick={() => setEdited('new')}
        sx={{ mt: 1.5, mr: 1 }}
      >
        {texts.addException}
      </Button>
      {past.length > 0 && !withPast ? (
        <Button sx={{ mt: 1.5 }} onClick={() => setWithPast(true)}>
          {texts.datesBefore(past.length)}
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {edited ? (
          <ExceptionDialog
            exception={edited === 'new' ? null : edited}
            taken={draft.exceptions.map(({ date }) => date)}
            onSave={save}
            onClose={() => setEdited(null)}
          />
        ) : null}
      </Suspense>
    </RuleBody>
  );
}

interface ExceptionRowProps {
  exception: Exception;
  onEdit: () => void;
  onRemove: () => void;
}

function ExceptionRow({ exception: { date, open, reason }, onEdit, onRemove }: ExceptionRowProps) {
  const day = longDay(date);
  return (
    <FactRow icon={EventRounded} name={day} facts={[hoursInWords(open), reason]}>
      <span>
        <IconButton aria-label={texts.editOf(day)} onClick={onEdit}>
          <EditRounded />
        </IconButton>
        <IconButton aria-label={texts.removeOf(day)} onClick={onRemove} sx={{ color: 'error.main' }}>
          <DeleteOutlineRounded />
        </IconButton>
      </span>
    </FactRow>
  );
}
