import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { userMessageOf } from '../../../shared/api/api-error';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { PageSection } from '../../../shared/ui/screen/page-section';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { remindersQuery, useChangeReminders } from '../api/reminders';
import { texts } from '../texts';

interface RemindersSectionProps {
  userId: string;
}

/** Which letters remind the player of a game. */
export function RemindersSection({ userId }: RemindersSectionProps) {
  return (
    <PageSection title={texts.remindersTitle} hint={texts.remindersHint}>
      <Reminders userId={userId} />
    </PageSection>
  );
}

function Reminders({ userId }: RemindersSectionProps) {
  const { data, error, isFetching, refetch } = useQuery(remindersQuery(userId));
  const showToast = useToast();
  const change = useChangeReminders(userId);
  if (!data && error) {
    const retry = () => void refetch();
    return (
      <ErrorState
        title={texts.remindersFailed}
        headingLevel="h3"
        error={error}
        retrying={isFetching}
        onRetry={retry}
      />
    );
  }
  if (!data) {
    return (
      <LoadingRegion>
        <SkeletonRows count={2} height={44} />
      </LoadingRegion>
    );
  }
  const { dayBefore, hoursBefore, mailUnsubscribed } = data;
  const wanted = change.isPending ? change.variables : { dayBefore, hoursBefore };
  const set = (over: Partial<typeof wanted>) =>
    change.mutate(
      { ...wanted, ...over },
      {
        onError: (problem) =>
          showToast({
            tone: 'error',
            title: texts.remindersNotSaved,
            description: userMessageOf(problem),
          }),
      },
    );
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      {mailUnsubscribed ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          {texts.remindersUnsubscribed}
        </Alert>
      ) : null}
      <Choice label={texts.dayBefore} isOn={wanted.dayBefore} onChange={(isOn) => set({ dayBefore: isOn })} />
      <Choice
        label={texts.hoursBefore}
        isOn={wanted.hoursBefore}
        onChange={(isOn) => set({ hoursBefore: isOn })}
      />
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const Choice = ({ label, isOn, onChange }: ChoiceProps) => (
  <FormControlLabel
    label={label}
    control={<Switch checked={isOn} onChange={(_event, checked) => onChange(checked)} />}
  />
);
