import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { measure } from '../../shared/theme/tokens';
import { Illustration } from '../../shared/ui/court/illustration';
import { EmptyState } from '../../shared/ui/screen/empty-state';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { codesQuery } from './api/codes-query';
import { CodeCards } from './components/list/code-cards';
import { CodeTable } from './components/list/code-table';
import { texts } from './texts';
import type { DiscountCode } from './types';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';

const DiscountDialog = lazyComponent(() =>
  import('./components/form/discount-dialog').then((file) => file.DiscountDialog),
);

type Editing = { code: DiscountCode | null };

/** `/admin/discounts` */
export function AdminDiscountsPage() {
  const [editing, setEditing] = useState<Editing | null>(null);
  const create = (
    <Button
      variant="contained"
      startIcon={<AddRounded />}
      onPointerEnter={DiscountDialog.preload}
      onFocus={DiscountDialog.preload}
      onClick={() => setEditing({ code: null })}
    >
      {texts.create}
    </Button>
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} actions={create} />
      <Codes onEdit={(code) => setEditing({ code })} />
      <Suspense fallback={null}>
        {editing ? <DiscountDialog code={editing.code} onClose={() => setEditing(null)} /> : null}
      </Suspense>
    </Box>
  );
}

interface CodesProps {
  onEdit: (code: DiscountCode) => void;
}

function Codes({ onEdit }: CodesProps) {
  const { data: codes, error, isFetching, refetch } = useQuery(codesQuery());
  const wide = useMediaQuery(`(min-width: ${measure.desktop}px)`);

  if (!codes && error) {
    const retry = () => void refetch();
    return <ErrorState title={texts.errorTitle} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!codes) return <CodesSkeleton />;
  if (codes.length === 0)
    return (
      <EmptyState
        title={texts.emptyTitle}
        hint={texts.emptyHint}
        art={<Illustration motif="swept" seed="sin códigos" />}
      />
    );
  return wide ? <CodeTable codes={codes} onEdit={onEdit} /> : <CodeCards codes={codes} onEdit={onEdit} />;
}

/** Placeholders for the codes while they load: rows on wide windows, cards on phones. */
function CodesSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonRows
        count={3}
        height={{ xs: 236, md: 68 }}
        gap={{ xs: 1.5, md: 0.5 }}
        columns={{ sm: '1fr 1fr', md: '1fr' }}
      />
    </LoadingRegion>
  );
}
