import { Body, Controller, Get, Param, Put, Query, StreamableFile } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { AdminOnly, anywhere } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import { VenuesFacade } from '../../../venues/index.js';
import { dayFrom } from '../../../bookings/http.js';
import { NameBuyer } from '../../application/name-buyer.js';
import { ReceiptBook } from '../../application/receipt-book.js';
import { ReceiptPrinter } from '../../application/receipt-printer.js';
import { ShownReceipts } from '../../application/shown-receipts.js';
import { numberFrom, OF_RECEIPT, RECEIPT_NUMBER } from './receipt-number-param.js';
import { NameBuyerBody, PaperQuery, ReceiptBody, ReceiptPageBody, ReceiptsQuery } from './receipt.dto.js';

/** The receipts and credit notes of a venue. */
@ApiTags('receipts')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin/receipts')
export class AdminReceiptsController {
  constructor(
    private readonly book: ReceiptBook,
    private readonly venues: VenuesFacade,
    private readonly nameBuyer: NameBuyer,
    private readonly printer: ReceiptPrinter,
    private readonly receipts: ShownReceipts,
  ) {}

  @Get()
  @AdminOnly(anywhere('desk.use'))
  @ApiOperation({ summary: 'The receipts and credit notes of a venue, by day or by number' })
  @ApiOkResponse({ type: ReceiptPageBody })
  async page(@Query() { venueId, date, search, cursor }: ReceiptsQuery): Promise<ReceiptPageBody> {
    await this.venues.one(venueId);
    return this.book.page({
      venueId,
      date: date === undefined ? null : dayFrom(date),
      search: search?.trim() ?? '',
      cursor: cursor ?? null,
    });
  }

  @Get(':receiptNumber')
  @AdminOnly(OF_RECEIPT)
  @ApiOperation({ summary: 'A receipt or a credit note' })
  @ApiParam(RECEIPT_NUMBER)
  @ApiOkResponse({ type: ReceiptBody })
  one(@Param('receiptNumber') text: string): Promise<ReceiptBody> {
    return this.receipts.one(numberFrom(text));
  }

  @Get(':receiptNumber/pdf')
  @AdminOnly(OF_RECEIPT)
  @ApiOperation({ summary: 'The receipt on a sheet, or on the roll of a receipt printer' })
  @ApiParam(RECEIPT_NUMBER)
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async pdf(
    @Param('receiptNumber') text: string,
    @Query() { format = 'a4' }: PaperQuery,
  ): Promise<StreamableFile> {
    const receipt = await this.book.one(numberFrom(text));
    const file = await this.printer.print(receipt, format);
    const disposition = `inline; filename="${receipt.number}.pdf"`;
    return new StreamableFile(file, { type: 'application/pdf', disposition, length: file.length });
  }

  @Put(':receiptNumber/buyer')
  @AdminOnly(OF_RECEIPT)
  @ApiOperation({ summary: 'Names or removes the buyer of a receipt; naming is possible for 30 days' })
  @ApiParam(RECEIPT_NUMBER)
  @ApiOkResponse({ type: ReceiptBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`buyer_is_final`, `only_receipts_have_buyers`' })
  async name(
    @Param('receiptNumber') text: string,
    @Body() { name, taxId }: NameBuyerBody,
    @SignedInAdmin() { id }: { id: AdminId },
  ): Promise<ReceiptBody> {
    await this.nameBuyer.execute(numberFrom(text), { name, taxId }, id);
    return this.one(text);
  }
}
