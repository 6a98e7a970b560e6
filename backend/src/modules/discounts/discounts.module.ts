import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingsModule } from '../bookings/bookings.module.js';
import { DiscountsController } from './adapters/http/discounts.controller.js';
import { DiscountCodeSchema } from './adapters/persistence/discount-code.schema.js';
import { PostgresDiscountCodeRepository } from './adapters/persistence/postgres-discount-code-repository.js';
import { RedemptionSchema } from './adapters/persistence/redemption.schema.js';
import { UseRecords } from './adapters/persistence/use-records.js';
import { CodeGuesses } from './application/code-guesses.js';
import { DiscountCodeRepository } from './application/discount-code-repository.js';
import { DiscountsFacade } from './application/discounts-facade.js';
import { EditCodes } from './application/edit-codes.js';
import { ValidateCode } from './application/validate-code.js';

@Module({
  imports: [TypeOrmModule.forFeature([DiscountCodeSchema, RedemptionSchema]), BookingsModule],
  controllers: [DiscountsController],
  providers: [
    CodeGuesses,
    DiscountsFacade,
    EditCodes,
    ValidateCode,
    UseRecords,
    { provide: DiscountCodeRepository, useClass: PostgresDiscountCodeRepository },
  ],
  exports: [DiscountsFacade, CodeGuesses],
})
export class DiscountsModule {}
