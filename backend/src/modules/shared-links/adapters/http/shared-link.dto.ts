import { ApiProperty } from '@nestjs/swagger';
import type { SharedLinkView } from '../../application/shared-link-views.js';
import type { LinkAccess } from '../../domain/public-places.js';
import type { LinkStatus } from '../../domain/share.js';
import { PayerBody, PlaceBody, ReaderBody } from './place.dto.js';

export class SharedLinkBody implements SharedLinkView {
  @ApiProperty({ description: 'the one that the caller has shown' }) shareToken: string;
  @ApiProperty() shareUrl: string;
  @ApiProperty({ example: '7.25', description: 'the price of the next place' }) amountPerPerson: string;
  @ApiProperty({ type: 'integer' }) maxParticipants: number;
  @ApiProperty({ type: 'integer' }) currentParticipants: number;
  @ApiProperty({ enum: ['group', 'public'], description: 'public: only open places can be taken' })
  access: LinkAccess;
  @ApiProperty({ type: 'integer', description: 'free places that anyone may take' }) openPlaces: number;
  @ApiProperty({ type: 'integer', description: 'places that are being paid now' })
  pendingParticipants: number;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ enum: ['open', 'complete', 'expired'] }) status: LinkStatus;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Ana',
    description:
      'the name that the organiser chose to invite with; null without one, to the public, and once it is closed',
  })
  organiserName: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'only while the organiser pays the rest, and for others: no place can be taken before',
  })
  restHeldUntil: string | null;
  @ApiProperty({ enum: ['none', 'reserved', 'paid'] }) yourShare: 'none' | 'reserved' | 'paid';
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'only while a place is reserved for the caller',
  })
  yourShareHeldUntil: string | null;
  @ApiProperty({ type: [PayerBody], description: 'the paid places; no payer is named to the public' })
  payers: PayerBody[];
  @ApiProperty({ type: [PlaceBody], description: 'every place, the cheaper ones first' }) places: PlaceBody[];
  @ApiProperty({
    type: ReaderBody,
    nullable: true,
    description: 'what the caller has entered; null without a session',
  })
  you: ReaderBody | null;
}
