import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';
import type { AdminSession } from '../../application/ports/admin-session-repository.js';
import { deviceOf } from '../../../sign-in/http.js';

export class AdminSessionView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: String, nullable: true, description: 'such as "Firefox"' }) browser: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'such as "Android"' }) system: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'the network address of the sign-in' })
  address: string | null;
  @ApiProperty({ format: 'date-time' }) startedAt: string;
  @ApiProperty({ format: 'date-time' }) lastUsedAt: string;
  @ApiProperty({ description: 'true for the session that asks' }) isCurrent: boolean;
}

export class AdminAccountView {
  @ApiProperty() username: string;
  @ApiProperty({ description: 'Whether the password is still the one that the server has generated' })
  hasInitialPassword: boolean;
  @ApiProperty({ type: [AdminSessionView] }) sessions: AdminSessionView[];
}

export class EndedSessionsView {
  @ApiProperty({ description: 'how many sessions have ended' }) ended: number;
}

export class ChangePasswordBody {
  @ApiProperty({ maxLength: 200 })
  @IsString({ message: 'Escribe tu contraseña actual.' })
  @IsNotEmpty({ message: 'Escribe tu contraseña actual.' })
  @MaxLength(200, { message: 'Esa no es tu contraseña actual.' })
  currentPassword: string;

  @ApiProperty({ minLength: 12, maxLength: 200 })
  @IsString({ message: 'Escribe tu contraseña nueva.' })
  @MinLength(12, { message: 'La contraseña nueva necesita al menos 12 caracteres.' })
  @MaxLength(200, { message: 'La contraseña nueva puede tener hasta 200 caracteres.' })
  newPassword: string;
}

/** @param currentId the session that asks */
export function sessionView(session: AdminSession, currentId: string): AdminSessionView {
  const { id, userAgent, address, createdAt, lastSeenAt } = session;
  return {
    id,
    ...deviceOf(userAgent),
    address,
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
    isCurrent: id === currentId,
  };
}
