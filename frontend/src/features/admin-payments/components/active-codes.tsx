import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { paths } from '../../../shared/config/paths';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LinkButton } from '../../../shared/ui/screen/link-button';
import { LoadingRegion } from '../../../shared/ui/screen/skeletons';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { CardList } from '../../../shared/ui/list/card-list';
import { texts } from '../texts';
import type { ActiveCode } from '../types';
import { SectionHeader } from './section-header';
import { client } from '../../../shared/api/client';
import { discountKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';

/** The codes that players can use now, with the number of uses. */
const activeCodesQuery = () =>
  queryOptions({
    queryKey: discountKeys.active,
    queryFn: ({ signal }) => unwrap(client.GET('/api/discount-codes', { signal })),
    staleTime: 0,
  });

/** The codes that players can use now, with their discount and the number of uses. */
export function ActiveCodes() {
  return (
    <section>
      <SectionHeader
        title={texts.codes}
        action={
          <LinkButton to={paths.adminDiscounts} size="small" variant="text" sx={{ mr: -1.5 }}>
            {texts.manageCodes}
          </LinkButton>
        }
      />
      <Codes />
    </section>
  );
}

function Codes() {
  const { data: codes, error, isFetching, refetch } = useQuery(activeCodesQuery());
  if (!codes && error) {
    const retry = () => void refetch();
    return (
      <ErrorState
        title={texts.codesError}
        headingLevel="h3"
        error={error}
        retrying={isFetching}
        onRetry={retry}
      />
    );
  }
  if (!codes)
    return (
      <LoadingRegion>
        <Skeleton variant="rounded" height={72} />
      </LoadingRegion>
    );
  if (codes.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{texts.noCodes}</Typography>;
  return (
    <CardList label={texts.codes} columns={{ xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}>
      {codes.map((code) => (
        <CodeItem key={code.code} code={code} />
      ))}
    </CardList>
  );
}

interface CodeItemProps {
  code: ActiveCode;
}

function CodeItem({ code: { code, type, value, usageCount } }: CodeItemProps) {
  const off =
    type === 'percentage'
      ? texts.percentOff(value.replace(/\.00$/, ''))
      : texts.amountOff(formatMoney(centsOf(value)));
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.25,
        bgcolor: 'background.paper',
        minWidth: 0,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="figure" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {code}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {off}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
        {texts.uses(usageCount)}
      </Typography>
    </Box>
  );
}
