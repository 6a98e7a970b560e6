import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { userMessageOf } from '../../../shared/api/api-error';
import { SubmitButton } from '../../../shared/ui/submit-button';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useSaveCode } from '../api/save-code';
import { discountFormSchema, formOf, wishOf } from '../model/discount-form';
import { texts } from '../texts';
import type { DiscountCode } from '../types';
import { DiscountFields } from './discount-fields';

export interface DiscountDialogProps {
  /** The code to change; null for a new one. */
  code: DiscountCode | null;
  onClose: () => void;
}

/** Makes a code or changes one; fills the window on phones. */
export function DiscountDialog({ code, onClose }: DiscountDialogProps) {
  const titleId = useId();
  const formId = useId();
  const showToast = useToast();
  const phone = useMediaQuery('(max-width: 599px)');
  const save = useSaveCode(code?.id ?? null);
  const form = useForm({ resolver: standardSchemaResolver(discountFormSchema), defaultValues: formOf(code) });
  const [codeText, value] = useWatch({ control: form.control, name: ['code', 'value'] });
  const isEmpty = codeText.trim() === '' || value.trim() === '';

  const submit = form.handleSubmit(async (filled) => {
    try {
      const saved = await save.mutateAsync(wishOf(filled));
      showToast({ tone: 'success', title: code ? texts.updated : texts.created, description: saved.code });
      onClose();
    } catch (error) {
      showToast({ tone: 'error', title: texts.error, description: userMessageOf(error) });
    }
  });

  return (
    <Dialog
      open
      fullWidth
      fullScreen={phone}
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={save.isPending ? undefined : onClose}
      slotProps={phone ? { paper: { sx: { m: 0, width: '100%', border: 0, borderRadius: 0 } } } : {}}
    >
      <DialogTitle id={titleId}>{code ? texts.editTitle(code.code) : texts.createTitle}</DialogTitle>
      <DialogContent>
        {save.error ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {userMessageOf(save.error)}
          </Alert>
        ) : null}
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <FormProvider {...form}>
            <DiscountFields isNew={code === null} />
          </FormProvider>
        </form>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={save.isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
        <SubmitButton type="submit" form={formId} size="medium" pending={save.isPending} disabled={isEmpty}>
          {code ? texts.save : texts.create}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
