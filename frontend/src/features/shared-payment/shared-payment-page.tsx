import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { shareKeys } from '../../shared/api/keys';
import { useLiveTopic } from '../../shared/api/live';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { LinkButton } from '../../shared/ui/screen/link-button';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { PageTitle } from '../../shared/ui/screen/page-title';
import { useToast } from '../../shared/ui/toast/toast-context';
import { stripeQuery } from '../payments/card/load-stripe';
import { CardMethods } from '../payments/card/payment-form';
import { PaymentColumns } from '../payments/card/payment-columns';
import { LostPayment } from '../payments/confirmation/lazy-lost-payment';
import { ExcessNotes } from '../payments/refunds/excess-notes';
import { sharedLinkQuery } from './api/shared-link-query';
import { ClosedLink } from './components/closed-link';
import { LinkSkeleton } from './components/link-skeleton';
import { MatchCard } from './components/match-card';
import { SecretAddress } from '../../shared/ui/screen/secret-address';
import { preloadPayer } from './components/place/payer-step';
import { ShareCard } from './components/place/share-card';
import { rememberShare } from './model/share-in-payment';
import { recheckIn, standingOf } from './model/standing';
import { texts } from './texts';
import type { SharedLinkPage } from './types';
import { useOwnPlace } from './use-own-place';
import { dayInWords, dayOf } from '../../shared/model/dates';
import { centsOf, formatMoney } from '../../shared/model/money';
import { PagePreview } from '../../shared/ui/screen/page-preview';

/** `/shared-payment/:shareToken` */
export function SharedPaymentPage() {
  const { shareToken = '' } = useParams();
  useEffect(() => {
    CardMethods.preload();
    preloadPayer();
  }, []);
  usePrefetchQuery(stripeQuery());
  return (
    <div className="s-wrap">
      <SecretAddress />
      <SharedPayment key={shareToken} shareToken={shareToken} />
    </div>
  );
}

function SharedPayment({ shareToken }: { shareToken: string }) {
  const page = useQuery({
    ...sharedLinkQuery(shareToken),
    refetchInterval: ({ state }) => recheckIn(state.data),
  });

  if (page.data) {
    const bookingId = page.data.booking.id;
    return (
      <>
        <LinkPreview {...page.data} />
        <ExcessNotes of={(payment) => payment.bookingId === bookingId} />
        <KnownLink page={page.data} fetchedAt={page.dataUpdatedAt} shareToken={shareToken} />
      </>
    );
  }
  if (isNotFound(page.error)) return <MessageScreen title={texts.notFoundTitle} hint={texts.notFoundHint} />;
  if (page.isPending) return <LinkSkeleton />;
  return (
    <>
      <PageTitle>{texts.tabTitle}</PageTitle>
      <ErrorState
        headingLevel="h1"
        error={page.error}
        retrying={page.isFetching}
        onRetry={() => void page.refetch()}
        wayOut={<LinkButton to={paths.home}>{words.backHome}</LinkButton>}
      />
    </>
  );
}

interface KnownLinkProps {
  page: SharedLinkPage;
  fetchedAt: number;
  shareToken: string;
}

function KnownLink({ page, fetchedAt, shareToken }: KnownLinkProps) {
  const navigate = useNavigate();
  const showToast = useToast();
  useLiveLink(shareToken);
  const share = { bookingId: page.booking.id, shareToken };
  const place = useOwnPlace(share, () => {
    showToast({ tone: 'success', title: words.paymentSucceeded, description: texts.paidHint });
    rememberShare(share);
    void navigate(paths.paymentSuccess, { replace: true });
  });

  if (place.unknown) return <LostPayment code={page.booking.code} />;
  if (place.tooLate) return <MessageScreen title={texts.tooLateTitle} hint={texts.tooLateHint} />;
  const standing = standingOf(page);
  const charged = place.charged || place.paid;
  if (!charged && standing !== 'open' && standing !== 'paid') {
    return <ClosedLink page={page} standing={standing} />;
  }
  const { gameType, venue } = page.booking;
  const { organiserName } = page.link;
  const invitation = organiserName === null ? null : words.awaitsYou(organiserName);
  return (
    <>
      <PageHeader
        title={invitation ?? texts.title}
        tabTitle={invitation ?? texts.tabTitle}
        subtitle={texts.invitation(texts.game[gameType], venue.name)}
      />
      <PaymentColumns>
        <MatchCard page={page} />
        <ShareCard
          page={page}
          fetchedAt={fetchedAt}
          share={share}
          charged={charged}
          lapsed={place.lapsed}
          checkAgain={place.checkAgain}
          onCharged={place.confirm}
        />
      </PaymentColumns>
    </>
  );
}

/** Fetches the link again whenever one of its places changes. */
function useLiveLink(shareToken: string): void {
  const queryClient = useQueryClient();
  const askAgain = () => void queryClient.invalidateQueries({ queryKey: shareKeys.link(shareToken) });
  useLiveTopic(`/api/shared-payment-links/${encodeURIComponent(shareToken)}/events`, {
    onMessage: askAgain,
    onReady: askAgain,
  });
}

/**
 * The preview of a payment link in a chat: the match, the part, and who invites if the organiser
 * chose to be named. It names no other player.
 */
function LinkPreview({ link, booking }: SharedLinkPage) {
  const { bookingDate, timeSlot, venue } = booking;
  const part = `${texts.yourPart} ${formatMoney(centsOf(link.amountPerPerson))}`;
  const match = texts.preview(venue.name, dayInWords(dayOf(bookingDate)), timeSlot);
  if (link.status !== 'open') return <PagePreview title={texts.tabTitle} description={match} />;
  const { organiserName } = link;
  if (organiserName === null) return <PagePreview title={part} description={match} />;
  return <PagePreview title={words.awaitsYou(organiserName)} description={`${part} · ${match}`} />;
}
