import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { isPushAddress } from '../../domain/push-address.js';

const LONGEST_ENDPOINT = 1000;
const INVALID = { message: 'Este navegador no puede recibir avisos.' };

/** Requires an address that can be one of a push service. */
function PushAddress(): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isPushAddress(value);
  return applyDecorators(
    ValidateBy({ name: 'pushAddress', validator: { validate } }, INVALID),
    MaxLength(LONGEST_ENDPOINT, INVALID),
    IsString(INVALID),
  );
}

/** The fields of `PushSubscription.toJSON()` in a browser. */
export class PushSubscriptionBody {
  @ApiProperty({
    format: 'uri',
    maxLength: LONGEST_ENDPOINT,
    description: 'https on its own port, with a public name',
    example: 'https://push.example/browser-1',
  })
  @PushAddress()
  endpoint: string;

  @ApiProperty({
    description: 'base64url, 65 bytes',
    example: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  })
  @Matches(/^[\w-]{87}=?$/, INVALID)
  p256dh: string;

  @ApiProperty({ description: 'base64url, 16 bytes', example: 'tBHItJI5svbpez7KI4CCXg' })
  @Matches(/^[\w-]{22}(?:==)?$/, INVALID)
  auth: string;
}

export class PushKeyView {
  @ApiProperty({ description: 'base64url; the browser subscribes with it' }) publicKey: string;
}
