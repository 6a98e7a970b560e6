import BadgeRounded from '@mui/icons-material/BadgeRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { userMessageOf } from '../../../shared/api/api-error';
import { shortDay } from '../../../shared/model/dates';
import { words } from '../../../shared/texts/words';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { FactList, FactRow } from '../../../shared/ui/list/fact-row';
import { PageSection } from '../../../shared/ui/screen/page-section';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { roleOffersQuery, useDecideOffer, type RoleOffer } from '../api/role-offers';
import { texts } from '../texts';

/** The roles that other venues offer to the admin. Renders nothing without an offer. */
export function RoleOffersSection() {
  const { data: offers = [] } = useQuery(roleOffersQuery());
  if (offers.length === 0) return null;
  const leads = offers.some(({ roles }) => roles.some(({ role }) => role !== 'reception'));
  return (
    <PageSection title={texts.offersTitle} hint={texts.offersHint}>
      <FactList label={texts.offersTitle}>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} />
        ))}
      </FactList>
      {leads ? <Typography sx={{ color: 'text.secondary', mt: 2 }}>{texts.offerFactor}</Typography> : null}
    </PageSection>
  );
}

function OfferRow({ offer: { id, roles, expiresAt } }: { offer: RoleOffer }) {
  const what = roles.map(({ role, venueName }) => texts.offerRole(texts.roles[role], venueName)).join(', ');
  return (
    <FactRow icon={BadgeRounded} name={what} facts={[texts.offerUntil(shortDay(expiresAt))]}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Decision offerId={id} what={what} accepts />
        <Decision offerId={id} what={what} accepts={false} />
      </Box>
    </FactRow>
  );
}

interface DecisionProps {
  offerId: string;
  what: string;
  accepts: boolean;
}

function Decision({ offerId, what, accepts }: DecisionProps) {
  const showToast = useToast();
  const decide = useDecideOffer();
  const run = () =>
    decide.mutateAsync({ offerId, accepts }).then(
      () =>
        showToast({ tone: 'success', title: accepts ? texts.accepted : texts.declined, description: what }),
      (error: unknown) => showToast({ tone: 'error', title: words.error, description: userMessageOf(error) }),
    );
  return (
    <SubmitButton
      size="small"
      variant={accepts ? 'contained' : 'outlined'}
      pending={decide.isPending}
      aria-label={accepts ? texts.acceptOf(what) : texts.declineOf(what)}
      onClick={() => void run()}
    >
      {accepts ? texts.accept : texts.decline}
    </SubmitButton>
  );
}
