import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import {
  IgnoresUnknownFields,
  MailAddress,
  TrimmedOrNull,
} from '../../../../kernel/adapters/http/validation.js';
import { PLAYER_COUNTS } from '../../../../kernel/domain/games.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { MAX_PLACE_NAME_LENGTH } from '../../../shared-links/index.js';

const MAX_PLACES = Math.max(...PLAYER_COUNTS);

@IgnoresUnknownFields()
export class CreatePaymentIntentBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsId({ message: 'La reserva no es válida.' })
  bookingId: BookingId;

  @ApiPropertyOptional({ description: 'the token of a payment link: pays one of its places' })
  @IsOptional()
  @IsString({ message: 'El link de pago no es válido.' })
  @MaxLength(100, { message: 'El link de pago no es válido.' })
  shareToken?: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'applies a discount code; null removes it; absent leaves it unchanged',
  })
  @IsOptional()
  @IsString({ message: 'El código no es válido.' })
  @MaxLength(64, { message: 'Ese código es demasiado largo.' })
  discountCode?: string | null;

  @ApiPropertyOptional({
    enum: ['full', 'guarantee'],
    default: 'full',
    description: 'guarantee: holds the total on the card without charging it',
  })
  @ValidateIf((_, purpose) => purpose !== undefined)
  @IsIn(['full', 'guarantee'], { message: 'La forma de pago no es válida.' })
  purpose?: 'full' | 'guarantee';

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 80,
    description: 'with a share token: the name of the payer, whose first word the people of the link see',
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsString({ message: 'El nombre no es válido.' })
  @MaxLength(80, { message: 'El nombre puede tener hasta 80 caracteres.' })
  playerName?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    format: 'email',
    maxLength: 254,
    description: 'with a share token: the address of the payer, for the receipt; null removes it',
  })
  @IsOptional()
  @MailAddress()
  playerEmail?: string | null;

  @ApiPropertyOptional({
    type: [String],
    minItems: 1,
    maxItems: MAX_PLACES,
    description:
      'with a share token: for whom each place is, one text for each; an empty one is the payer’s own place, or has no name. Without it, one place',
  })
  @IsOptional()
  @IsArray({ message: 'Elige qué lugares pagas.' })
  @ArrayMinSize(1, { message: 'Elige al menos un lugar.' })
  @ArrayMaxSize(MAX_PLACES, { message: `Puedes pagar hasta ${MAX_PLACES} lugares.` })
  @IsString({ each: true, message: 'El nombre no es válido.' })
  @MaxLength(MAX_PLACE_NAME_LENGTH, {
    each: true,
    message: `Cada nombre puede tener hasta ${MAX_PLACE_NAME_LENGTH} caracteres.`,
  })
  placesFor?: string[];
}

/** A saved card of the payer. */
export class SavedCardBody {
  @ApiProperty({ description: 'for Stripe.js, which confirms the payment with it' }) id: string;
  @ApiProperty({ example: 'visa', description: 'the provider’s word' }) brand: string;
  @ApiProperty({ example: '4242' }) last4: string;
}

export class PaymentOfferBody {
  @ApiProperty({ type: String, nullable: true, description: 'for Stripe.js; null if nothing is left to pay' })
  clientSecret: string | null;

  @ApiProperty({ example: '14.50', description: 'the amount that will be charged' })
  amount: string;

  @ApiProperty({
    type: SavedCardBody,
    nullable: true,
    description: 'the card of the last payment, to be offered first',
  })
  savedCard: SavedCardBody | null;
}

export class QuoteDiscountBody {
  @ApiProperty({ maxLength: 64 })
  @IsString({ message: 'El código no es válido.' })
  @MaxLength(64, { message: 'Ese código es demasiado largo.' })
  code: string;
}

/** The price of a booking with a code. */
export class DiscountQuoteBody {
  @ApiProperty({ example: '2.90', description: 'what the code takes off' })
  discountAmount: string;

  @ApiProperty({ example: '11.60', description: 'what is then left to pay; "0.00" needs no card' })
  amount: string;
}
