import { refusal } from '../../../kernel/domain/domain-error.js';

/** How many venues a player may keep. It bounds what one browser can store. */
export const MAX_FAVOURITES = 100;

export class TooManyFavourites extends refusal(
  'conflict',
  'too_many_favourites',
  `Puedes guardar hasta ${MAX_FAVOURITES} complejos favoritos. Quita uno para agregar este.`,
) {}
