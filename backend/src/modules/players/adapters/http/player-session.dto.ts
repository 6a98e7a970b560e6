import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { MailAddress, TrimmedOrNull, TypedCode } from '../../../../kernel/adapters/http/validation.js';
import type { PlayerDevice } from '../../application/ports/player-session-repository.js';
import { MAX_EMAIL_LENGTH } from '../../../../kernel/domain/mail-address.js';
import { MAX_NAME_LENGTH } from '../../../../kernel/domain/person-name.js';
import { deviceOf } from '../../../sign-in/http.js';

const LONGEST_PHONE = 40;

export class SavedEmailView {
  @ApiProperty({ type: String, nullable: true, description: 'the address for letters' }) email: string | null;
  @ApiProperty({ description: 'The owner of this address wants no letters.' }) emailBlocked: boolean;
}

export class SessionView extends SavedEmailView {
  @ApiProperty({ description: 'Opaque. It grants no rights. `me` until something of this browser is kept.' })
  userId: string;
  @ApiProperty({ description: 'False for an account: a player with a verified address.' }) isGuest: boolean;
  @ApiProperty() isAdmin: boolean;
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  @ApiProperty({ type: String, nullable: true, example: '+593991234567', description: 'E.164' }) phone:
    string | null;
  @ApiProperty() emailVerified: boolean;
}

export class StartSessionBody {
  @ApiPropertyOptional({
    description: 'true for a friend who comes by a payment link; it changes nothing for a known browser',
  })
  @IsOptional()
  @IsBoolean({ message: 'Indica si llegas por un link de pago.' })
  comesByLink?: boolean;
}

export class EmailBody {
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'email',
    maxLength: MAX_EMAIL_LENGTH,
    description: 'null removes the address',
  })
  @ValidateIf((_, value) => value !== null)
  @MailAddress()
  email: string | null;
}

/** A missing field stays as it is; `null` removes it, and so does a blank name or phone. */
export class ProfileBody {
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_NAME_LENGTH })
  @TrimmedOrNull()
  @IsOptional()
  @IsString({ message: 'Escribe tu nombre.' })
  name?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: LONGEST_PHONE,
    description: 'as people write it; the session has it as E.164',
    example: '099 123 4567',
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsString({ message: 'Escribe tu teléfono.' })
  @MaxLength(LONGEST_PHONE, { message: 'El teléfono es demasiado largo.' })
  phone?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, format: 'email', maxLength: MAX_EMAIL_LENGTH })
  @IsOptional()
  @MailAddress()
  email?: string | null;
}

export class EmailCodeBody {
  @ApiProperty({ format: 'email', maxLength: MAX_EMAIL_LENGTH })
  @MailAddress()
  email: string;
}

export class EmailCodeView {
  @ApiProperty({ example: 600, description: 'how long the code is valid' }) validForSeconds: number;
}

export class VerifyBody extends EmailCodeBody {
  @ApiProperty({ example: '493 217', maxLength: 20, description: 'six digits; spaces do not matter' })
  @TypedCode()
  @IsString({ message: 'Escribe los 6 dígitos del código.' })
  @MaxLength(20, { message: 'Escribe los 6 dígitos del código.' })
  code: string;
}

export class PlayerDeviceView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: String, nullable: true, description: 'such as "Firefox"; null for a guest' })
  browser: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'such as "Android"; null for a guest' })
  system: string | null;
  @ApiProperty({ format: 'date-time' }) startedAt: string;
  @ApiProperty({ format: 'date-time', description: 'exact to a day' }) lastUsedAt: string;
  @ApiProperty({ description: 'true for the session that asks' }) isCurrent: boolean;
}

export class EndOthersBody {
  @ApiPropertyOptional({ description: 'Remove every passkey of the account as well', default: false })
  @IsOptional()
  @IsBoolean({ message: 'Indica si quieres quitar también tus llaves de acceso.' })
  removePasskeys?: boolean;
}

export class EndedDevicesView {
  @ApiProperty({ description: 'how many sessions have ended' }) ended: number;
}

export function deviceView({
  id,
  userAgent,
  createdAt,
  lastSeenAt,
  isCurrent,
}: PlayerDevice): PlayerDeviceView {
  return {
    id,
    ...deviceOf(userAgent),
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
    isCurrent,
  };
}
