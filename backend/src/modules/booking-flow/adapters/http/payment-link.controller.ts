import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { AdminOnly, inPath } from '../../../admins/http.js';
import { BookingQueries } from '../../../bookings/index.js';
import { PaymentLinkOfBooking } from '../../application/payment-link-of-booking.js';

class PaymentLinkBody {
  @ApiProperty({ format: 'uri', description: 'the page where the booking can be paid' }) url: string;
}

/** The link that the desk sends to a customer. */
@ApiTags('desk')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin/bookings/:bookingId/payment-link')
export class PaymentLinkController {
  constructor(private readonly links: PaymentLinkOfBooking) {}

  /** It is a POST, because the first call makes the link, and no cache may keep it. */
  @Post()
  @AdminOnly(inPath('desk.use', 'bookingId', BookingQueries))
  @HttpCode(200)
  @ApiOperation({ summary: 'The link with which the organiser pays in any browser, as in letters' })
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ type: PaymentLinkBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`booking_not_active`' })
  async link(@IdParam('bookingId') bookingId: BookingId, @Body() _: NoFields): Promise<PaymentLinkBody> {
    return { url: await this.links.of(bookingId) };
  }
}
