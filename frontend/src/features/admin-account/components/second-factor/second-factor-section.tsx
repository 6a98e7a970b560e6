import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ErrorState } from '../../../../shared/ui/screen/error-state';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { LoadingRegion, SkeletonRows } from '../../../../shared/ui/screen/skeletons';
import { secondFactorQuery } from '../../../session/second-factor/second-factor-query';
import { texts } from '../../texts';
import { PageSection } from '../../../../shared/ui/screen/page-section';

const Factors = lazyComponent(() => import('./factors').then((file) => file.Factors));

/** The second factors of the admin who is signed in, and what can be done about them. */
export function SecondFactorSection() {
  const { data: state, error, isFetching, refetch } = useQuery(secondFactorQuery());
  return (
    <PageSection
      title={texts.factorTitle}
      hint={state?.hasPassword === false ? texts.onlyPasskeys : texts.factorHint}
    >
      {state ? (
        <Suspense fallback={<Loading />}>
          <Factors state={state} />
        </Suspense>
      ) : null}
      {!state && error ? (
        <ErrorState
          title={texts.factorFailed}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!state && !error ? <Loading /> : null}
    </PageSection>
  );
}

function Loading() {
  return (
    <LoadingRegion>
      <SkeletonRows count={2} height={56} />
    </LoadingRegion>
  );
}
