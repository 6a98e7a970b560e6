import { DomainError } from '../../../kernel/domain/domain-error.js';

/** How many venues a player may keep. It bounds what one browser can store. */
export const MAX_FAVOURITES = 100;

export class TooManyFavourites extends DomainError {
  constructor() {
    const message = `Puedes guardar hasta ${MAX_FAVOURITES} complejos favoritos. Quita uno para agregar este.`;
    super('conflict', 'too_many_favourites', message);
  }
}
