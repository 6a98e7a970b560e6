import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { AdminOnly, anywhere, PermittedVenues } from '../../../admins/http.js';
import type { VenueScope } from '../../../roles/index.js';
import { PaymentReportQueries } from '../../application/payment-report-queries.js';
import { PageNumber } from './paging.dto.js';
import {
  paymentFilterOf,
  PaymentFileQuery,
  PaymentPageBody,
  PaymentQuery,
  PaymentsMonthBody,
} from './payment.dto.js';
import { paymentsCsv } from './payments-csv.js';

class PaymentPageQuery extends PaymentQuery {
  @PageNumber() page?: number;
}

@ApiTags('reports')
@AdminOnly(anywhere('figures.read'))
@Controller('api/admin')
export class PaymentReportsController {
  constructor(private readonly payments: PaymentReportQueries) {}

  @Get('payments/month')
  @ApiOperation({ summary: 'Returns this month, the same part of last month, and each day' })
  @ApiOkResponse({ type: PaymentsMonthBody })
  month(@PermittedVenues() scope: VenueScope): Promise<PaymentsMonthBody> {
    return this.payments.month(scope);
  }

  @Get('payments')
  @ApiOperation({ summary: 'Returns charges, refunds and expected movements, newest first' })
  @ApiOkResponse({ type: PaymentPageBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  page(@Query() query: PaymentPageQuery, @PermittedVenues() scope: VenueScope): Promise<PaymentPageBody> {
    return this.payments.page(paymentFilterOf(query, scope), query.page ?? 1);
  }

  @Get('payments.csv')
  @ApiOperation({ summary: 'Returns all selected movements as a CSV file' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiBadRequestResponse({ type: ErrorBody })
  async csv(
    @Query() query: PaymentFileQuery,
    @PermittedVenues() scope: VenueScope,
    @Res() response: Response,
  ): Promise<void> {
    const filter = paymentFilterOf(query, scope);
    const file = await startedStream(paymentsCsv(this.payments.portions(filter), query.separator ?? 'comma'));
    const name = ['pagos', filter.from && `desde-${filter.from}`, filter.to && `hasta-${filter.to}`];
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${name.filter(Boolean).join('-')}.csv"`);
    await pipeline(file, response).catch((error: unknown) => {
      if (!isAborted(error)) throw error;
    });
  }
}

/**
 * Returns a stream after its first piece is ready. An error until then is thrown, so the caller
 * gets an error response.
 */
async function startedStream(pieces: AsyncGenerator<string>): Promise<Readable> {
  const first = await pieces.next();
  return Readable.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* pieces;
    })(),
  );
}

/** Returns true if the client closed the connection during the download. */
function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
