import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { AdminOnly } from '../../../identity/http.js';
import { PaymentReports } from '../../application/payment-reports.js';
import { PageNumber } from './paging.dto.js';
import { paymentFilterOf, PaymentPageBody, PaymentQuery, PaymentsMonthBody } from './payment.dto.js';
import { paymentsCsv } from './payments-csv.js';

class PaymentPageQuery extends PaymentQuery {
  @PageNumber() page?: number;
}

@ApiTags('reports')
@AdminOnly()
@Controller('api/admin')
export class PaymentReportsController {
  constructor(private readonly payments: PaymentReports) {}

  @Get('payments/month')
  @ApiOperation({ summary: 'This month beside the same stretch of the last one, and each of its days' })
  @ApiOkResponse({ type: PaymentsMonthBody })
  month(): Promise<PaymentsMonthBody> {
    return this.payments.month();
  }

  @Get('payments')
  @ApiOperation({ summary: 'Charges, refunds and what is expected, newest first' })
  @ApiOkResponse({ type: PaymentPageBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  page(@Query() query: PaymentPageQuery): Promise<PaymentPageBody> {
    return this.payments.page(paymentFilterOf(query), query.page ?? 1);
  }

  @Get('payments.csv')
  @ApiOperation({ summary: 'The same, all of them, as a file for spreadsheets' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiBadRequestResponse({ type: ErrorBody })
  async csv(@Query() query: PaymentQuery, @Res() response: Response): Promise<void> {
    const filter = paymentFilterOf(query);
    const file = await begun(paymentsCsv(this.payments.portions(filter)));
    const name = ['pagos', filter.from && `desde-${filter.from}`, filter.to && `hasta-${filter.to}`];
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${name.filter(Boolean).join('-')}.csv"`);
    await pipeline(file, response).catch((error: unknown) => {
      if (!hasLeft(error)) throw error;
    });
  }
}

/** A stream whose first piece is there: what goes wrong until then is thrown here, while it can still be answered. */
async function begun(pieces: AsyncGenerator<string>): Promise<Readable> {
  const first = await pieces.next();
  return Readable.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* pieces;
    })(),
  );
}

/** Whoever downloads may stop; that is no error of ours. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
