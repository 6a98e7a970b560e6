import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { DiscountsModule } from '../discounts/discounts.module.js';
import { PaymentProviderModule } from '../payment-provider/payment-provider.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { SharedLinksModule } from '../shared-links/shared-links.module.js';
import { PaymentsController } from './adapters/http/payments.controller.js';
import { CreatePaymentIntent } from './application/create-payment-intent.js';
import { CreateRestIntent } from './application/create-rest-intent.js';
import { CreateShareIntent } from './application/create-share-intent.js';
import { PaymentOffers } from './application/payment-offers.js';
import { PlaceHolders } from './application/place-holders.js';
import { QuoteDiscount } from './application/quote-discount.js';

/** How a payer begins to pay with a card: all that is missing, a guarantee, or places of a link. */
@Module({
  imports: [BookingsModule, DiscountsModule, SharedLinksModule, PaymentProviderModule, PaymentsModule],
  controllers: [PaymentsController],
  providers: [
    CreatePaymentIntent,
    CreateRestIntent,
    CreateShareIntent,
    PaymentOffers,
    PlaceHolders,
    QuoteDiscount,
  ],
  exports: [CreateRestIntent],
})
export class CheckoutModule {}
