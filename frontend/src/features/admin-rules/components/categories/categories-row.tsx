import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { categoriesQuery } from '../../../../shared/api/categories-query';
import { categoryTexts } from '../../category-texts';
import { RuleRow } from '../rule-row';
import { CategoriesSection } from './categories-section';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

type CategoriesRowProps = Omit<ComponentProps<typeof RuleRow>, 'summary' | 'children'> & { venueId: string };

/** The categories of customers, which are kept apart from the other rules. */
export function CategoriesRow({ venueId, ...row }: CategoriesRowProps) {
  const { data } = useQuery(categoriesQuery(venueId));
  const names = data && list.format(data.map(({ name }) => name));
  return (
    <RuleRow {...row} summary={names === '' ? categoryTexts.noCategories : (names ?? '')}>
      <CategoriesSection venueId={venueId} />
    </RuleRow>
  );
}
