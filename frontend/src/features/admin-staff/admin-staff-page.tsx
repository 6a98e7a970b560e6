import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { hasWords } from '../../shared/model/has-words';
import { CardList } from '../../shared/ui/list/card-list';
import { SearchField } from '../../shared/ui/form/search-field';
import { EmptyState } from '../../shared/ui/screen/empty-state';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';
import { staffQuery } from './api/staff-query';
import { MemberCard, type MemberAction } from './components/member-card';
import { texts } from './texts';
import type { StaffMember } from './api/staff-query';

const MemberDialog = lazyComponent(() =>
  import('./components/member-dialog').then((file) => file.MemberDialog),
);
const ConfirmMember = lazyComponent(() =>
  import('./components/confirm-member').then((file) => file.ConfirmMember),
);

type Asking = { action: 'invite' } | { action: MemberAction; member: StaffMember };

/** `/admin/staff` */
export function AdminStaffPage() {
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const invite = (
    <Button
      variant="contained"
      startIcon={<PersonAddRounded />}
      onPointerEnter={MemberDialog.preload}
      onFocus={MemberDialog.preload}
      onClick={() => setAsking({ action: 'invite' })}
    >
      {texts.invite}
    </Button>
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} actions={invite} />
      <Members onAsk={(action, member) => setAsking({ action, member })} />
      <Suspense fallback={null}>
        {asking?.action === 'invite' ? <MemberDialog member={null} onClose={close} /> : null}
        {asking?.action === 'change' ? <MemberDialog member={asking.member} onClose={close} /> : null}
        {asking?.action === 'remove' || asking?.action === 'reset' ? (
          <ConfirmMember action={asking.action} member={asking.member} onClose={close} />
        ) : null}
      </Suspense>
    </Box>
  );
}

interface MembersProps {
  onAsk: (action: MemberAction, member: StaffMember) => void;
}

function Members({ onAsk }: MembersProps) {
  const { data: members, error, isFetching, refetch } = useQuery(staffQuery());
  if (!members && error) {
    const retry = () => void refetch();
    return <ErrorState title={texts.errorTitle} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!members) {
    return (
      <LoadingRegion>
        <SkeletonRows count={3} height={132} />
      </LoadingRegion>
    );
  }
  return <MemberList members={members} onAsk={onAsk} />;
}

/** With fewer people, all of them are in view and need no search. */
const membersInView = 12;

/** The people by name. Many of them are searched by name, address and venue. */
function MemberList({ members, onAsk }: MembersProps & { members: readonly StaffMember[] }) {
  const [search, setSearch] = useState('');
  const found = members.filter((member) => hasWords(textOf(member), search));
  return (
    <>
      {members.length > membersInView ? (
        <Box role="search" sx={{ mb: 2, maxWidth: 480 }}>
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            search={search}
            onSearch={setSearch}
          />
        </Box>
      ) : null}
      {found.length === 0 ? <EmptyState title={texts.noneFound(search)} hint={texts.searchHint} /> : null}
      <CardList label={texts.title} columns={{ sm: '1fr', lg: '1fr 1fr' }}>
        {found.map((member) => (
          <MemberCard key={member.id} member={member} onAsk={(action) => onAsk(action, member)} />
        ))}
      </CardList>
    </>
  );
}

/** Returns the text that the search reads: name, address and venues. */
const textOf = ({ name, email, roles }: StaffMember) =>
  [name, email, ...roles.map(({ venueName }) => venueName)].join(' ');
