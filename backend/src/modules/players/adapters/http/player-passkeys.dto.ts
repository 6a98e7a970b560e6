import { ApiProperty } from '@nestjs/swagger';
import type { PlayerPasskey } from '../../application/ports/player-passkey-repository.js';

/** A passkey of the calling player. Its key and its credential stay on the server. */
export class PlayerPasskeyView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'Mi teléfono' }) name: string;
  @ApiProperty({ description: 'Synchronised, so it survives the loss of the device' }) isBackedUp: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastUsedAt: string | null;
}

export function passkeyView({ id, passkey }: PlayerPasskey): PlayerPasskeyView {
  const { name, isBackedUp, createdAt, lastUsedAt } = passkey;
  return {
    id,
    name,
    isBackedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
