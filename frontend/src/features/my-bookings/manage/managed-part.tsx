import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/config/paths';
import { words } from '../../../shared/texts/words';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import type { Part } from '../model/part';
import { recheckPartsIn } from '../model/recheck-in';
import { PartScreen } from '../part/part-screen';
import { managedPageQuery } from './api/managed-page';
import type { ManagedPage } from './types';

interface ManagedPartProps {
  page: ManagedPage;
  part: Part;
  manageToken: string;
  /** The address of the calendar file. */
  calendarFile: string;
}

/** The part of a friend, opened from the link of a letter. The friend can change nothing here. */
export function ManagedPart({ page, part, manageToken, calendarFile }: ManagedPartProps) {
  useQuery({ ...managedPageQuery(manageToken), refetchInterval: () => recheckPartsIn([part]) });
  const home = (
    <LinkButton to={paths.home} variant="outlined">
      {words.backHome}
    </LinkButton>
  );
  return (
    <PartScreen
      part={part}
      payments={page.payments}
      failed={false}
      calendarFile={calendarFile}
      wayOn={home}
    />
  );
}
