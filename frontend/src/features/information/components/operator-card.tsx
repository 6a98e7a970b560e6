import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { configQuery } from '../../../shared/api/config-query';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { texts } from '../texts';
import type { Config } from '../types';

interface OperatorCardProps {
  heading: string;
}

/** Who runs this installation, as far as its settings say it. */
export function OperatorCard({ heading }: OperatorCardProps) {
  const { data: config, error, isFetching, refetch } = useQuery(configQuery());
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      {config ? (
        <OperatorFacts operator={config.operator} />
      ) : error ? (
        <ErrorState
          headingLevel="h3"
          title={texts.operatorFailed}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Box aria-busy="true">
          <Skeleton width="70%" />
          <Skeleton width="50%" />
        </Box>
      )}
    </Card>
  );
}

function OperatorFacts({ operator }: Pick<Config, 'operator'>) {
  const { legalName, legalAddress, contactEmail, contactPhone } = operator;
  if (!legalName && !legalAddress && !contactEmail && !contactPhone)
    return <Typography>{texts.operatorUnknown}</Typography>;
  const reachable = contactEmail ?? contactPhone;
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        {legalName ? <Fact name={texts.name}>{legalName}</Fact> : null}
        {legalAddress ? <Fact name={texts.address}>{legalAddress}</Fact> : null}
        {contactEmail ? (
          <Fact name={texts.email}>
            <ReachLink href={`mailto:${contactEmail}`}>{contactEmail}</ReachLink>
          </Fact>
        ) : null}
        {contactPhone ? (
          <Fact name={texts.phone}>
            <ReachLink href={`tel:${contactPhone.replace(/[ -]/g, '')}`}>{contactPhone}</ReachLink>
          </Fact>
        ) : null}
      </Box>
      {reachable ? null : (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {texts.partlyKnown}
        </Typography>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}

function ReachLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
      {children}
    </Link>
  );
}
