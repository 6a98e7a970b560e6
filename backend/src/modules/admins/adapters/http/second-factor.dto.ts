import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { TypedCode } from '../../../../kernel/adapters/http/validation.js';
import type { SecondFactorState } from '../../application/second-factor/second-factors.js';
import { BinaryText, UsedPasskeyBody } from '../../../sign-in/http.js';

const UNREADABLE_PASSKEY = 'No entendimos la respuesta de la llave de acceso.';

class AppView {
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

class PasskeyView {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'Synchronised, so that it survives the loss of the device' })
  isBackedUp: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastUsedAt: string | null;
}

export class SecondFactorView {
  @ApiProperty({ description: 'ADMIN_SECOND_FACTOR=required' }) isRequired: boolean;
  @ApiProperty({ description: 'false: the admin signs in with passkeys only' }) hasPassword: boolean;
  @ApiProperty({ type: AppView, nullable: true }) app: AppView | null;
  @ApiProperty({ type: [PasskeyView] }) passkeys: PasskeyView[];
  @ApiProperty({ type: 'integer' }) recoveryCodesLeft: number;
}

export class AppKeyView {
  @ApiProperty({ description: 'The key in base32, for typing' }) key: string;
  @ApiProperty({ description: 'The same key as an `otpauth:` address, for a QR code' }) address: string;
}

export class AddedFactorView {
  @ApiProperty({
    type: [String],
    nullable: true,
    description: 'The recovery codes that come with the first factor. They are shown this once.',
  })
  recoveryCodes: string[] | null;
}

export class RecoveryCodesView {
  @ApiProperty({ type: [String] }) recoveryCodes: string[];
}

/** Every change asks for one of these. If there are several, the code counts, then the passkey. */
export class ConfirmationBody {
  @ApiPropertyOptional({ maxLength: 200, description: 'The current password' })
  @IsOptional()
  @IsString({ message: 'Escribe tu contraseña.' })
  @MaxLength(200, { message: 'La contraseña es demasiado larga.' })
  password?: string;

  @ApiPropertyOptional({ maxLength: 20, description: 'Or a code of the authenticator app' })
  @TypedCode()
  @IsOptional()
  @IsString({ message: 'Escribe los 6 dígitos del código.' })
  @Matches(/^\d{6}$/, { message: 'Escribe los 6 dígitos del código.' })
  appCode?: string;

  @ApiPropertyOptional({ type: UsedPasskeyBody, description: 'Or a passkey of the admin' })
  @IsOptional()
  @ValidateNested({ message: UNREADABLE_PASSKEY })
  @IsObject({ message: UNREADABLE_PASSKEY })
  @Type(() => UsedPasskeyBody)
  passkey?: UsedPasskeyBody;
}

export class RemovePasskeyBody extends ConfirmationBody {
  @ApiProperty({ example: 'AQID', maxLength: 1400 })
  @BinaryText(1400)
  id: string;
}

export function toSecondFactorView(state: SecondFactorState): SecondFactorView {
  return {
    isRequired: state.isRequired,
    hasPassword: state.hasPassword,
    app: state.app && { createdAt: state.app.createdAt.toISOString() },
    passkeys: state.passkeys.map(({ id, name, isBackedUp, createdAt, lastUsedAt }) => ({
      id,
      name,
      isBackedUp,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: state.recoveryCodesLeft,
  };
}
