import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LocalDay } from '../../../../shared/model/dates';
import { texts } from '../../texts';
import type { Blocking } from '../../use-blocking';
import { BlockHoursFields } from './block-hours-fields';
import { BlockReasonField } from './block-reason-field';
import { RepeatUntil } from './repeat-until';

interface BlockFieldsProps {
  blocking: Blocking;
  day: LocalDay;
  /** The current day at the venue. */
  today: LocalDay;
}

/** The hours of a block, its reason, and its last day. */
export function BlockFields({ blocking, day, today }: BlockFieldsProps) {
  const { form, starts, ends, endsOffer, reasonField, isReasonMissing, change, changeStart } = blocking;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1.5 }}>
      <BlockHoursFields
        starts={starts}
        ends={ends}
        from={form.from}
        to={form.to}
        onFrom={changeStart}
        onTo={(to) => change({ to })}
      />
      {endsOffer ? <Typography role="status">{texts.endsAnOffer}</Typography> : null}
      <BlockReasonField
        ref={reasonField}
        reason={form.reason}
        isMissing={isReasonMissing}
        onChange={(reason) => change({ reason })}
      />
      <RepeatUntil
        day={day}
        today={today}
        until={form.untilDate}
        onChange={(untilDate) => change({ untilDate })}
      />
    </Box>
  );
}
