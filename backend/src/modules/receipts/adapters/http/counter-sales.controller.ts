import { Body, Controller, Headers, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { invalidRequest, NoFields } from '../../../../kernel/adapters/http/validation.js';
import { parseAmount, ZERO } from '../../../../kernel/domain/money.js';
import { AdminOnly, inBody } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { CounterSales } from '../../application/counter-sales.js';
import { ShownReceipts } from '../../application/shown-receipts.js';
import { CounterSaleBody } from './counter-sale.dto.js';
import { ReceiptBody } from './receipt.dto.js';
import { numberFrom, OF_RECEIPT, RECEIPT_NUMBER } from './receipt-number-param.js';

/** Balls, a racket and the like: money of the till that is no booking's. */
@ApiTags('receipts')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin')
export class CounterSalesController {
  constructor(
    private readonly sales: CounterSales,
    private readonly receipts: ShownReceipts,
  ) {}

  @Post('counter-sales')
  @AdminOnly(inBody('desk.use'))
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: true })
  @ApiOperation({ summary: 'Sells what is no court time, paid at once; returns the receipt' })
  @ApiCreatedResponse({ type: ReceiptBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`till_closed`' })
  async sell(
    @Body() { venueId, method, lines }: CounterSaleBody,
    @Headers('idempotency-key') key: string | undefined,
    @SignedInAdmin() { id }: AdminIdentity,
  ): Promise<ReceiptBody> {
    if (key === undefined)
      throw invalidRequest([{ field: 'Idempotency-Key', message: 'Falta el número de la solicitud.' }]);
    const items = lines.map(({ text, quantity, price }) => ({
      text,
      quantity,
      price: parseAmount(price) ?? ZERO,
    }));
    return this.receipts.ofTransaction(await this.sales.sell({ venueId, method, items }, id));
  }

  @Post('receipts/:receiptNumber/give-back')
  @AdminOnly(OF_RECEIPT)
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Gives a sale of the counter back, the way it was paid; returns the credit note' })
  @ApiParam(RECEIPT_NUMBER)
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ type: ReceiptBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`not_sold_at_counter`, `already_given_back`, `till_closed`',
  })
  async giveBack(
    @Param('receiptNumber') text: string,
    @Body() _: NoFields,
    @SignedInAdmin() { id }: AdminIdentity,
  ): Promise<ReceiptBody> {
    return this.receipts.ofTransaction(await this.sales.giveBack(numberFrom(text), id));
  }
}
