import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { Trimmed, TrimmedOrNull } from '../../../../kernel/adapters/http/validation.js';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '../../domain/contact.js';

const LONGEST_PHONE = 40;
const INVALID_EMAIL = { message: 'Escribe un correo válido.' };
const LONG_EMAIL = { message: 'El correo es demasiado largo.' };

export class SavedEmailView {
  @ApiProperty({ type: String, nullable: true, description: 'the address for letters' }) email: string | null;
  @ApiProperty({ description: 'The owner of this address wants no letters.' }) emailBlocked: boolean;
}

export class SessionView extends SavedEmailView {
  @ApiProperty({ description: 'Opaque. It grants no rights.' }) userId: string;
  @ApiProperty({ description: 'False for an account: a player with a verified address.' }) isGuest: boolean;
  @ApiProperty() isAdmin: boolean;
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  @ApiProperty({ type: String, nullable: true, example: '+593991234567', description: 'E.164' }) phone:
    string | null;
  @ApiProperty() emailVerified: boolean;
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
  @IsEmail({}, INVALID_EMAIL)
  @MaxLength(MAX_EMAIL_LENGTH, LONG_EMAIL)
  email: string | null;
}

/** A missing field stays as it is; `null` or a blank text removes it. */
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
  @TrimmedOrNull()
  @IsOptional()
  @IsEmail({}, INVALID_EMAIL)
  @MaxLength(MAX_EMAIL_LENGTH, LONG_EMAIL)
  email?: string | null;
}

export class EmailCodeBody {
  @ApiProperty({ format: 'email', maxLength: MAX_EMAIL_LENGTH })
  @Trimmed()
  @IsEmail({}, INVALID_EMAIL)
  @MaxLength(MAX_EMAIL_LENGTH, LONG_EMAIL)
  email: string;
}

export class EmailCodeView {
  @ApiProperty({ example: 600, description: 'how long the code is valid' }) validForSeconds: number;
}
