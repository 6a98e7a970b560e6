import type { FieldError } from '../../../../../kernel/domain/domain-error.js';
import { forEachGame, GAME_TYPES } from '../../../../../kernel/domain/games.js';
import { type CategoryId, idFrom } from '../../../../../kernel/domain/ids.js';
import { type Cents, MINIMUM_CHARGE, parseAmount } from '../../../../../kernel/domain/money.js';
import { typedText } from '../../../../../kernel/domain/typed-text.js';
import { InvalidRules } from '../../venue-errors.js';
import type { Category, CategoryPrice } from '../category.js';
import { Entered } from './entered.js';
import { hasTwice } from './hours.js';

/** How many categories a venue has at most. */
const MAX_CATEGORIES = 10;

const MAX_NAME_LENGTH = 30;
const FIELDS = ['id', 'name', 'price', 'windowDays', 'maxActive', 'payAtClub'];
const LIST = `Un complejo tiene hasta ${MAX_CATEGORIES} categorías.`;
const NAME = `Escribe un nombre de hasta ${MAX_NAME_LENGTH} letras.`;
const NAMES = 'Cada categoría tiene un nombre distinto.';
const UNKNOWN = 'Esta categoría ya no existe. Vuelve a cargar la página.';
const PRICE = 'Escribe cuánto se descuenta o cuánto cuesta la hora de cada juego.';
const PERCENTAGE = 'El descuento va de 0 a 99%.';
const PER_HOUR = 'El precio por hora va de $0.50 en adelante, con dos decimales como máximo.';
const WINDOW = 'Se puede reservar con 1 a 366 días de anticipación.';
const LIMIT = 'El límite de reservas por jugador va de 1 a 50.';
const CLUB = 'Di si se puede pagar en el club.';

/**
 * Reads the categories that an admin has entered, as `CategoryDocument` writes them. One with the
 * id of a present category is this category; one without an id is new.
 * @param nextId makes the id of a new category
 * @throws InvalidRules with a problem for each wrong part
 */
export function enteredCategories(
  value: unknown,
  present: readonly Category[],
  nextId: () => CategoryId,
): Category[] {
  const problems: FieldError[] = [];
  const list = new Entered(value, 'categories', problems);
  const read = () => list.list(0, MAX_CATEGORIES, LIST).map((part) => categoryOf(part, present, nextId));
  const categories = list.check(read, (all) => {
    if (hasTwice(all.map(({ id }) => id))) return UNKNOWN;
    return hasTwice(all.map(({ name }) => name.toLocaleLowerCase('es'))) ? NAMES : null;
  });
  if (problems.length > 0) throw new InvalidRules(problems);
  return categories;
}

function categoryOf(part: Entered, present: readonly Category[], nextId: () => CategoryId): Category {
  part.object(FIELDS, 'La categoría no es válida.');
  const known = (text: string) => present.find(({ id }) => id === text.toLowerCase())?.id ?? null;
  const id = part.field('id').optional((field) => field.text(known, UNKNOWN, idFrom<CategoryId>('')));
  return {
    id: id ?? nextId(),
    name: part.field('name').text(nameOf, NAME, ''),
    price: priceOf(part.field('price')),
    windowDays: part.field('windowDays').optional((field) => field.wholeNumber(1, 366, WINDOW)),
    maxActive: part.field('maxActive').optional((field) => field.wholeNumber(1, 50, LIMIT)),
    payAtClub: part.field('payAtClub').oneOf([false, true], CLUB),
  };
}

function priceOf(part: Entered): CategoryPrice {
  const isPercentage = part.field('percentage').value !== undefined;
  part.object(isPercentage ? ['percentage'] : GAME_TYPES, PRICE);
  if (isPercentage) return { percentage: part.field('percentage').wholeNumber(0, 99, PERCENTAGE) };
  return forEachGame((gameType) => part.field(gameType).text(perHour, PER_HOUR, MINIMUM_CHARGE));
}

/** A card cannot be charged less; a free hour is a sale of the desk. */
function perHour(text: string): Cents | null {
  const cents = parseAmount(text);
  return cents === null || cents < MINIMUM_CHARGE ? null : cents;
}

function nameOf(text: string): string | null {
  const name = typedText(text).normalize('NFC');
  return name.length >= 1 && name.length <= MAX_NAME_LENGTH ? name : null;
}
