import CreditCardRounded from '@mui/icons-material/CreditCardRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { brandName } from '../../../shared/texts/card-words';
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog';
import { PageSection } from '../../../shared/ui/screen/page-section';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { FactRow } from '../../../shared/ui/list/fact-row';
import { cardsQuery, useRemoveCard, type Card } from '../api/cards';
import { texts } from '../texts';
import { SectionRows } from './section-rows';

interface CardsSectionProps {
  userId: string;
  /** True if the section is worth showing only when there are cards. */
  isOptional?: boolean;
}

const nameOf = ({ brand, last4 }: Card) => texts.cardName(brandName(brand), last4);

/** The saved cards. One that a booking counts on stays until the booking is paid. */
export function CardsSection({ userId, isOptional = false }: CardsSectionProps) {
  const cards = useQuery(cardsQuery(userId));
  const [removed, setRemoved] = useState<Card | null>(null);
  if (isOptional && !cards.data?.length) return null;
  return (
    <PageSection title={texts.cardsTitle} hint={texts.cardsHint}>
      <SectionRows label={texts.cardsTitle} query={cards} failed={texts.cardsFailed} none={texts.noCards}>
        {(card) => (
          <FactRow
            key={card.id}
            icon={CreditCardRounded}
            name={nameOf(card)}
            facts={[texts.cardExpiry(card.expMonth, card.expYear)].concat(
              card.promisedTo.length > 0 ? texts.cardPromised(card.promisedTo) : [],
            )}
          >
            {card.promisedTo.length > 0 ? null : (
              <Button
                size="small"
                variant="outlined"
                aria-label={texts.removeOf(nameOf(card))}
                onClick={() => setRemoved(card)}
              >
                {texts.remove}
              </Button>
            )}
          </FactRow>
        )}
      </SectionRows>
      {removed ? <RemoveCard userId={userId} card={removed} onClose={() => setRemoved(null)} /> : null}
    </PageSection>
  );
}

interface RemoveCardProps {
  userId: string;
  card: Card;
  onClose: () => void;
}

function RemoveCard({ userId, card, onClose }: RemoveCardProps) {
  const showToast = useToast();
  const remove = useRemoveCard(userId);
  const handleRemoved = () => {
    showToast({ tone: 'success', title: texts.cardRemoved, description: nameOf(card) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={texts.removeTitle(nameOf(card))}
      confirmLabel={texts.remove}
      pending={remove.isPending}
      error={remove.error ? userMessageOf(remove.error) : null}
      onConfirm={() => remove.mutate(card.id, { onSuccess: handleRemoved })}
      onCancel={onClose}
    >
      <Typography>{texts.removeCardHint}</Typography>
    </ConfirmDialog>
  );
}
