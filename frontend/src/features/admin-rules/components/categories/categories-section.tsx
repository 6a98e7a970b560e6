import AddRounded from '@mui/icons-material/AddRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useRef, useState } from 'react';
import { userMessageOf } from '../../../../shared/api/api-error';
import { categoriesQuery, type Category } from '../../../../shared/api/categories-query';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { SkeletonRows } from '../../../../shared/ui/screen/skeletons';
import { categoryInWords, mostCategories } from '../../model/categories';
import { categoryTexts } from '../../category-texts';
import { RuleBody } from '../rule-body';

const CategoryDialog = lazyComponent(() => import('./category-dialog').then((file) => file.CategoryDialog));

/** The categories of customers. Each is saved by itself, apart from the other rules. */
export function CategoriesSection({ venueId }: { venueId: string }) {
  const { data, error } = useQuery(categoriesQuery(venueId));
  const [opened, setOpened] = useState<{ category: Category | null } | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const open = (category: Category | null) => startTransition(() => setOpened({ category }));
  const close = (isRemoved = false) => {
    setOpened(null);
    if (isRemoved) add.current?.focus(); // the row that opened the dialog is gone
  };
  return (
    <RuleBody hint={categoryTexts.categoriesHint}>
      {error ? <Alert severity="error">{userMessageOf(error)}</Alert> : null}
      {!data && !error ? <SkeletonRows count={1} height={64} /> : null}
      {data && data.length > 0 ? (
        <Box component="ul" aria-label={categoryTexts.title} sx={list}>
          {data.map((category) => (
            <li key={category.id}>
              <ButtonBase onClick={() => open(category)} sx={row}>
                <Box component="span" sx={{ fontWeight: 650 }}>
                  {category.name}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {categoryInWords(category)}
                </Box>
              </ButtonBase>
            </li>
          ))}
        </Box>
      ) : null}
      {data && data.length < mostCategories ? (
        <Button
          ref={add}
          variant="outlined"
          startIcon={<AddRounded />}
          onPointerEnter={CategoryDialog.preload}
          onFocus={CategoryDialog.preload}
          onClick={() => open(null)}
        >
          {categoryTexts.addCategory}
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {opened && data ? (
          <CategoryDialog
            key={opened.category?.id ?? ''}
            venueId={venueId}
            categories={data}
            category={opened.category}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </RuleBody>
  );
}

const list = { m: 0, mb: 2, p: 0, display: 'grid', gap: 1, listStyle: 'none' } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: '1fr',
  width: '100%',
  minHeight: 64,
  px: 2,
  py: 1.25,
  textAlign: 'left',
  fontFamily: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.25,
  '&:hover': { borderColor: 'primary.main' },
} as const;
