import type { components } from '../../../shared/api/schema';
import { texts } from './saved-card-texts';

export type SavedCard = components['schemas']['SavedCardBody'];

/** Returns the name of a card's brand: "Visa", or "Tarjeta" if we do not know the brand. */
export function brandName(brand: string): string {
  return texts.brands[brand] ?? texts.anyBrand;
}

/** Returns "Visa terminada en 4242", for the middle of a sentence. */
export function cardInWords({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
  const name = texts.brands[brand];
  return name === undefined ? texts.anyCardEndingIn(last4) : texts.endingIn(name, last4);
}
