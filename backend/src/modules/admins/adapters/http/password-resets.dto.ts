import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Length } from 'class-validator';
import { MailAddress } from '../../../../kernel/adapters/http/validation.js';

export class ForgottenPasswordBody {
  @ApiProperty({ format: 'email', maxLength: 100, description: 'with which the admin signs in' })
  @MailAddress(100)
  email: string;
}

export class ForgottenPasswordView {
  @ApiProperty({ example: 1800, description: 'how long the link is valid' }) validForSeconds: number;
}

export class PasswordResetView {
  @ApiProperty({ description: 'the name at the sign-in' }) username: string;
}

export class PasswordResetBody {
  @ApiProperty({ minLength: 12, maxLength: 200 })
  @Length(12, 200, { message: 'La contraseña necesita entre 12 y 200 caracteres.' })
  @IsNotEmpty({ message: 'Escribe tu contraseña nueva.' })
  @IsString({ message: 'Escribe tu contraseña nueva.' })
  password: string;
}
