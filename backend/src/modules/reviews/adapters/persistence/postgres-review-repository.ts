import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { type Reply, ReviewRepository, type ReviewTexts } from '../../application/review-repository.js';
import type { Review } from '../../domain/review.js';
import { type ReviewRow, ReviewSchema } from './review.schema.js';

const TEXTS_OF = statement(
  'reviews.texts-of-player',
  `select r.booking_id as "bookingId", r.text, r.reply from reviews r join bookings b on b.id = r.booking_id
    where b.player_id = $1 and (r.text is not null or r.reply is not null)`,
);

@Injectable()
export class PostgresReviewRepository extends ReviewRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(ReviewSchema) private readonly reviews: Repository<ReviewRow>,
  ) {
    super();
  }

  override ofBooking(bookingId: BookingId): Promise<Review | null> {
    return this.database.of(this.reviews).findOneBy({ bookingId });
  }

  override async add(review: Review): Promise<void> {
    await this.database.of(this.reviews).insert(review);
  }

  override async save({ bookingId, stars, text, editedAt }: Review): Promise<void> {
    await this.database.of(this.reviews).update({ bookingId }, { stars, text, editedAt });
  }

  override async reply(id: string, reply: Reply | null): Promise<boolean> {
    const fields = { reply: reply?.text ?? null, repliedAt: reply?.at ?? null };
    const { affected } = await this.database.of(this.reviews).update({ id }, fields);
    return affected === 1;
  }

  override textsOf(playerId: PlayerId): Promise<ReviewTexts[]> {
    return this.database.query(TEXTS_OF, [playerId]);
  }

  override async removeTexts(bookingIds: readonly BookingId[]): Promise<void> {
    await this.database.of(this.reviews).update({ bookingId: In([...bookingIds]) }, { text: null });
  }

  override async removeReplies(bookingIds: readonly BookingId[]): Promise<void> {
    const nothing = { reply: null, repliedAt: null };
    await this.database.of(this.reviews).update({ bookingId: In([...bookingIds]) }, nothing);
  }
}
