import { Module } from '@nestjs/common';
import { DiscountsController } from './adapters/http/discounts.controller.js';
import { PostgresDiscountCodes } from './adapters/persistence/postgres-discount-codes.js';
import { DiscountCodes } from './application/discount-codes.js';
import { DiscountsFacade } from './application/discounts-facade.js';
import { EditCodes } from './application/edit-codes.js';
import { ValidateCode } from './application/validate-code.js';

@Module({
  controllers: [DiscountsController],
  providers: [
    DiscountsFacade,
    EditCodes,
    ValidateCode,
    { provide: DiscountCodes, useClass: PostgresDiscountCodes },
  ],
  exports: [DiscountsFacade],
})
export class DiscountsModule {}
