export { DiscountsFacade } from './application/discounts-facade.js';
