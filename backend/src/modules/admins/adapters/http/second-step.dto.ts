import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import type { WaitingSignIn } from '../../application/sessions/pending-sign-ins.js';
import { TypedCode } from '../../../../kernel/adapters/http/validation.js';

export class SecondStepView {
  @ApiProperty({
    enum: ['verify', 'enroll'],
    description: '`enroll`: a second factor is required here, and this admin has to set one up now',
  })
  stage: 'verify' | 'enroll';

  @ApiProperty({ description: 'An authenticator app can be used' }) app: boolean;
  @ApiProperty({ description: 'A passkey can be used' }) passkey: boolean;
  @ApiProperty({ description: 'A recovery code can be used' }) recoveryCode: boolean;
}

export class AdminCheckView {
  @ApiProperty() isAdmin: boolean;
  @ApiPropertyOptional({
    type: SecondStepView,
    description: 'Only after the right password, if the sign-in waits for its second step',
  })
  secondStep?: SecondStepView;
  @ApiPropertyOptional({
    enum: ['required', 'advised'],
    description: 'The admin still has the generated password; `required`: nothing else is allowed',
  })
  passwordChange?: 'required' | 'advised';
}

export class RecoveredView extends AdminCheckView {
  @ApiProperty({ type: 'integer' }) recoveryCodesLeft: number;
}

export class CodeBody {
  @ApiProperty({ example: '123456', maxLength: 20, description: 'The code that the app shows now' })
  @TypedCode()
  @IsString({ message: 'Escribe los 6 dígitos del código.' })
  @MaxLength(20, { message: 'Escribe los 6 dígitos del código.' })
  @Matches(/^\d{6}$/, { message: 'Escribe los 6 dígitos del código.' })
  appCode: string;
}

export class RecoveryCodeBody {
  @ApiProperty({ example: '7K3QF-9XMT2', maxLength: 40 })
  @TypedCode()
  @IsString({ message: 'Escribe tu código de recuperación.' })
  @MaxLength(40, { message: 'Escribe tu código de recuperación.' })
  recoveryCode: string;
}

/** Returns the response of the check for a sign-in that waits, or for a caller without one. */
export function notSignedIn(waiting: WaitingSignIn | null): AdminCheckView {
  if (!waiting) return { isAdmin: false };
  return { isAdmin: false, secondStep: { stage: waiting.stage, ...waiting.methods } };
}
