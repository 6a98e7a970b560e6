import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { userMessageOf } from '../../../../shared/api/api-error';
import { useVenuesOf } from '../../../../shared/api/own-rights';
import { words } from '../../../../shared/texts/words';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useSaveCode } from '../../api/save-code';
import { discountFormOf, discountFormSchema, discountDetailsOf } from '../../model/discount-form';
import { texts } from '../../texts';
import type { DiscountCode } from '../../types';
import { DiscountFields } from './discount-fields';

export interface DiscountDialogProps {
  /** The code to change; `null` to create one. */
  code: DiscountCode | null;
  onClose: () => void;
}

/** Creates or changes a discount code. */
export function DiscountDialog({ code, onClose }: DiscountDialogProps) {
  const showToast = useToast();
  const save = useSaveCode(code);
  const venues = useVenuesOf('discounts.edit');
  const form = useForm({
    resolver: standardSchemaResolver(discountFormSchema),
    defaultValues: discountFormOf(code, Array.isArray(venues) ? venues : null),
  });
  const [codeText, value] = useWatch({ control: form.control, name: ['code', 'value'] });
  const missing = missingOf(codeText.trim() === '', value.trim() === '');

  const submit = form.handleSubmit(async (filled) => {
    try {
      const saved = await save.mutateAsync(discountDetailsOf(filled));
      showToast({ tone: 'success', title: code ? texts.updated : texts.created, description: saved.code });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: words.error, description: userMessageOf(error) });
    }
  });

  return (
    <FormDialog
      title={code ? texts.editTitle(code.code) : texts.createTitle}
      submitLabel={code ? texts.save : texts.create}
      pending={save.isPending}
      submitDisabled={missing !== null}
      submitHint={missing}
      error={save.error ? userMessageOf(save.error) : null}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <DiscountFields isNew={code === null} />
      </FormProvider>
    </FormDialog>
  );
}

/** Says what a code still needs. The specification wants the button disabled until then. */
function missingOf(isCodeMissing: boolean, isValueMissing: boolean): string | null {
  if (isCodeMissing) return isValueMissing ? texts.missing.both : texts.missing.code;
  return isValueMissing ? texts.missing.value : null;
}
