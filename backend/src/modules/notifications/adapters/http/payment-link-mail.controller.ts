import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiProperty,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { MailAddress } from '../../../../kernel/adapters/http/validation.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { MAX_EMAIL_LENGTH } from '../../../../kernel/domain/mail-address.js';
import { AdminOnly, inPath } from '../../../admins/http.js';
import { BookingQueries } from '../../../bookings/index.js';
import { SendPaymentLink } from '../../application/send-payment-link.js';

class LinkRecipientBody {
  @ApiProperty({ format: 'email', maxLength: MAX_EMAIL_LENGTH })
  @MailAddress()
  email: string;
}

/** The desk mails a payment link. */
@ApiTags('desk')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin/bookings/:bookingId/payment-link/mail')
export class PaymentLinkMailController {
  constructor(private readonly links: SendPaymentLink) {}

  @Post()
  @AdminOnly(inPath('desk.use', 'bookingId', BookingQueries))
  @HttpCode(204)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Mails the payment link of a booking; the address need not be the organiser’s' })
  @ApiNoContentResponse({ description: 'the mail server has taken the letter' })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`booking_not_active`, `booking_already_paid`, `link_not_mailed`',
  })
  @ApiServiceUnavailableResponse({ type: ErrorBody, description: '`mail_unavailable`; retry' })
  async mail(
    @IdParam('bookingId') bookingId: BookingId,
    @Body() { email }: LinkRecipientBody,
  ): Promise<void> {
    await this.links.execute(bookingId, email);
  }
}
