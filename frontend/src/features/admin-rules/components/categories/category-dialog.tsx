import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import type { Category } from '../../../../shared/api/categories-query';
import { gameTypes } from '../../../../shared/model/games';
import { words } from '../../../../shared/texts/words';
import { outdent } from '../../../../shared/theme/tokens';
import { FormDialog } from '../../../../shared/ui/dialog/form-dialog';
import { ChoiceTiles } from '../../../../shared/ui/form/choice-tiles';
import { AmountField, CountField } from '../../../../shared/ui/form/number-field';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { useSaveCategories } from '../../api/save-categories';
import {
  blankCategory,
  type CategoryForm,
  type CategoryProblems,
  enteredOf,
  formOf,
  type PriceKind,
  problemsOf,
} from '../../model/categories';
import { categoryTexts } from '../../category-texts';
import { texts } from '../../texts';
import { fieldGrid } from '../fields/field-grid';

interface CategoryDialogProps {
  venueId: string;
  categories: readonly Category[];
  /** `null` for a new one. */
  category: Category | null;
  onClose: (isRemoved?: boolean) => void;
}

/** The form of one category: the others are sent as they are. */
function useCategoryForm({ venueId, categories, category, onClose }: CategoryDialogProps) {
  const showToast = useToast();
  const save = useSaveCategories(venueId);
  const [form, setForm] = useState<CategoryForm>(category ? formOf(category) : blankCategory);
  const [isRefused, setRefused] = useState(false);
  const others = categories.filter(({ id }) => id !== category?.id);
  const problems = problemsOf(form, others);
  const send = async (changed: CategoryForm | null) => {
    const entered = categories.flatMap((one) => {
      if (one.id !== category?.id) return [enteredOf(formOf(one))];
      return changed === null ? [] : [enteredOf(changed)];
    });
    const added = category === null && changed !== null ? [enteredOf(changed)] : [];
    try {
      await save.mutateAsync([...entered, ...added]);
      showToast({
        tone: 'success',
        title: changed === null ? categoryTexts.categoryRemoved : categoryTexts.categorySaved,
      });
      onClose(changed === null);
    } catch {
      // The dialog says why.
    }
  };
  return {
    form,
    save,
    problems: isRefused ? problems : {},
    change: (changes: Partial<CategoryForm>) => {
      save.reset();
      setForm((before) => ({ ...before, ...changes }));
    },
    submit: () => {
      setRefused(true);
      if (Object.keys(problems).length === 0 && !save.isPending) void send(form);
    },
    remove: () => {
      if (!save.isPending) void send(null);
    },
  };
}

/** A category: its price, how far ahead its customers book, and where they may pay. */
export function CategoryDialog(props: CategoryDialogProps) {
  const { form, save, problems, change, submit, remove } = useCategoryForm(props);
  const { category } = props;
  return (
    <FormDialog
      title={category?.name ?? categoryTexts.newCategory}
      submitLabel={categoryTexts.saveCategory}
      cancelLabel={words.close}
      pending={save.isPending}
      error={save.error ? userMessageOf(save.error) : null}
      width="sm"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={() => props.onClose()}
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <TextField
          autoFocus={category === null}
          fullWidth
          required
          label={categoryTexts.categoryName}
          placeholder={categoryTexts.categoryNameExample}
          value={form.name}
          error={problems.name !== undefined}
          helperText={problems.name}
          onChange={({ target }) => change({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: longestName, autoComplete: 'off' } }}
        />
        <PriceFields form={form} problems={problems} change={change} />
        <LimitFields form={form} problems={problems} change={change} />
        <FormControlLabel
          control={<Switch checked={form.payAtClub} onChange={(_, payAtClub) => change({ payAtClub })} />}
          label={categoryTexts.categoryPaysAtClub}
        />
        {category ? (
          <Button color="error" onClick={remove} sx={{ justifySelf: 'start', ml: outdent.medium }}>
            {categoryTexts.removeCategory}
          </Button>
        ) : null}
      </Box>
    </FormDialog>
  );
}

interface FieldsProps {
  form: CategoryForm;
  problems: CategoryProblems;
  change: (changes: Partial<CategoryForm>) => void;
}

/** The percentage off, or a price per hour of each game. */
function PriceFields({ form, problems, change }: FieldsProps) {
  return (
    <>
      <ChoiceTiles<PriceKind>
        label={categoryTexts.categoryPrice}
        choices={[
          { value: 'percentage', label: categoryTexts.byPercentage },
          { value: 'perHour', label: categoryTexts.byHour },
        ]}
        value={form.kind}
        onChange={(kind) => change({ kind })}
      />
      {form.kind === 'percentage' ? (
        <AmountField
          sign="%"
          label={categoryTexts.percentage}
          hint={categoryTexts.percentageHint}
          value={form.percentage}
          problem={problems.percentage}
          onChange={(percentage) => change({ percentage })}
        />
      ) : (
        <Box sx={fieldGrid}>
          {gameTypes.map((game) => (
            <AmountField
              key={game}
              label={texts.pricePerHourOf(words.game[game])}
              value={form[game]}
              problem={problems[game]}
              onChange={(price) => change({ [game]: price })}
            />
          ))}
        </Box>
      )}
    </>
  );
}

/** How far ahead the customers of the category book, and how many bookings they hold. */
function LimitFields({ form, problems, change }: FieldsProps) {
  return (
    <Box sx={fieldGrid}>
      <CountField
        label={texts.windowDays}
        unit={texts.daysAhead}
        placeholder={categoryTexts.asEveryone}
        value={form.windowDays}
        problem={problems.windowDays}
        onChange={(windowDays) => change({ windowDays })}
      />
      <CountField
        label={texts.maxActive}
        placeholder={categoryTexts.asEveryone}
        value={form.maxActive}
        problem={problems.maxActive}
        onChange={(maxActive) => change({ maxActive })}
      />
    </Box>
  );
}

const longestName = 30;
