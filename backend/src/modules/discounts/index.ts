export { DiscountsFacade } from './application/discounts-facade.js';
export { DiscountsModule } from './discounts.module.js';
