import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { userMessageOf } from '../../../../shared/api/api-error';
import { words } from '../../../../shared/texts/words';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useSaveCourt } from '../../api/save-court';
import {
  courtDetailsOf,
  courtFormOf,
  courtFormSchema,
  newCourtForm,
  newCourtsOf,
  type CourtForm,
} from '../../model/court-form';
import { showFieldErrors } from '../../model/field-errors';
import { nextNumber } from '../../model/next-number';
import { suspiciousPricesOf } from '../../model/suspicious-prices';
import { texts } from '../../texts';
import type { Court, CourtDetails, Venue } from '../../types';
import { texts as uploadTexts } from '../../upload/texts';
import { useCourtImageUpload } from '../../upload/use-court-image-upload';

export interface CourtFormProps {
  venue: Venue;
  /** The court to change; `null` to create one. */
  court: Court | null;
  /** The court whose values a new one takes over. */
  copyOf?: Court;
  /** The numbers of the courts of the venue. */
  taken: readonly number[];
  onSaved: () => void;
  onClose: () => void;
}

/** The form of a court, or of new ones. It saves first and uploads the chosen photo then. */
export function useCourtForm({ venue, court: opened, copyOf, taken, onSaved, onClose }: CourtFormProps) {
  const showToast = useToast();
  /** The court that this dialog has created, while its photo is missing. */
  const [created, setCreated] = useState<Court | null>(null);
  const court = opened ?? created;
  const save = useSaveCourt(court);
  const photo = useCourtImageUpload({
    onComplete: () => {
      showToast({ tone: 'success', title: uploadTexts.updated });
      onClose();
    },
    onError: (problem) => showToast({ tone: 'error', title: words.error, description: problem }),
  });
  const form = useForm({
    resolver: standardSchemaResolver(courtFormSchema),
    defaultValues: opened ? courtFormOf(opened) : newCourtForm(copyOf, nextNumber(taken)),
  });
  /** The court that is saved once the admin has confirmed its prices. */
  const [asked, setAsked] = useState<CourtForm | null>(null);
  const jumpsOf = (filled: CourtForm) => suspiciousPricesOf(court, courtDetailsOf(filled, venue.id));

  const createAll = async (all: CourtDetails[]): Promise<Court[]> => {
    const courts: Court[] = [];
    for (const details of all) {
      showRest(form, details, all.length - courts.length);
      courts.push(await save.mutateAsync(details));
    }
    return courts;
  };
  const store = async (filled: CourtForm) => {
    setAsked(null);
    try {
      const saved = court
        ? [await save.mutateAsync(courtDetailsOf(filled, venue.id))]
        : await createAll(newCourtsOf(filled, venue.id, taken));
      onSaved();
      showToast(savedToast(saved, opened !== null));
      const [only] = saved;
      if (!photo.chosen || !only || saved.length > 1) return onClose();
      setCreated(only);
      await photo.start(only.id);
    } catch (error) {
      showToast({ tone: 'error', title: words.error, description: userMessageOf(error) });
      showFieldErrors(form, error);
    }
  };
  const submit = form.handleSubmit(async (filled) => {
    if (jumpsOf(filled).length > 0) setAsked(filled);
    else await store(filled);
  });

  return {
    form,
    court,
    photo,
    jumps: asked ? jumpsOf(asked) : [],
    confirm: () => void (asked && store(asked)),
    correct: () => setAsked(null),
    submit: () => void submit(),
    pending: form.formState.isSubmitting || save.isPending || isOnItsWay(photo.chosen),
    error: save.error ? userMessageOf(save.error) : null,
  };
}

/** If one of several courts fails, the form says which are still missing. */
function showRest(form: UseFormReturn<CourtForm>, next: CourtDetails, count: number): void {
  form.setValue('name', next.name);
  form.setValue('courtNumber', String(next.courtNumber));
  form.setValue('count', String(count));
}

function savedToast(saved: readonly Court[], existed: boolean) {
  const description = saved.map(({ courtNumber, name }) => words.courtTitle(courtNumber, name)).join(', ');
  if (saved.length > 1)
    return { tone: 'success', title: texts.courtsCreated(saved.length), description } as const;
  return { tone: 'success', title: existed ? texts.courtUpdated : texts.courtCreated, description } as const;
}

/** Returns true from the start of an upload until it has ended or failed. */
function isOnItsWay(chosen: ReturnType<typeof useCourtImageUpload>['chosen']): boolean {
  if (!chosen) return false;
  const { status, waitingFor } = chosen.state;
  return status !== 'error' && status !== 'complete' && !(status === 'waiting' && waitingFor === 'start');
}
