import { ApiProperty } from '@nestjs/swagger';
import type { PlaceView } from '../../application/place-views.js';
import type { PayerView, ReaderView } from '../../application/shared-link-views.js';
import type { ShareStatus } from '../../domain/share.js';

export class PayerBody implements PayerView {
  @ApiProperty({ type: String, nullable: true, example: 'Ana', description: 'the first name' }) name:
    string | null;
  @ApiProperty({ example: '7.25' }) amount: string;
  @ApiProperty() isYours: boolean;
}

export class ReaderBody implements ReaderView {
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  @ApiProperty({ type: String, nullable: true }) email: string | null;
  @ApiProperty() emailVerified: boolean;
}

export class PlaceBody implements PlaceView {
  @ApiProperty({ type: 'integer', minimum: 1 }) number: number;
  @ApiProperty({ example: '7.25' }) amount: string;
  @ApiProperty({ description: 'this place costs the cent that cannot be split' }) hasOddCent: boolean;
  @ApiProperty({ enum: ['open', 'reserved', 'paid', 'void'] }) status: ShareStatus;
  @ApiProperty({ type: String, nullable: true, example: 'Ana', description: 'the first name of who paid it' })
  payerName: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Luis', description: 'for whom the payer paid it' })
  forName: string | null;
  @ApiProperty({ description: 'it was paid at the desk of the club' }) atClub: boolean;
  @ApiProperty({ description: 'the caller has paid it, or is paying it' }) isYours: boolean;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'the payment with which the caller can leave it, together with its other places',
  })
  leaveWith: string | null;
}
