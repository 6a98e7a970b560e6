export { CodeGuesses } from './application/code-guesses.js';
export { DiscountsFacade } from './application/discounts-facade.js';
