import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PlayerId } from '../../../kernel/domain/ids.js';
import { PlayerProfiles, PlayerRecords } from '../../players/index.js';
import { mentions } from '../domain/review-text.js';
import { ReviewQueries } from './review-queries.js';
import { ReviewRepository } from './review-repository.js';

/**
 * Exports what a player has written, and removes the author at the erasure. A review belongs to
 * whom its booking belongs to, so it moves with the booking.
 */
@Injectable()
export class ReviewRecords implements OnModuleInit {
  constructor(
    private readonly records: PlayerRecords,
    private readonly profiles: PlayerProfiles,
    private readonly reviews: ReviewRepository,
    private readonly views: ReviewQueries,
  ) {}

  onModuleInit(): void {
    this.records.add({
      what: 'reviews',
      move: () => Promise.resolve(),
      erase: (playerId) => this.erase(playerId),
      export: (playerId) => this.export(playerId),
    });
  }

  /**
   * With the name of the player the author goes. But the player may have signed in the text, and
   * the venue may have used the name in its reply.
   */
  private async erase(playerId: PlayerId): Promise<void> {
    const author = await this.profiles.of(playerId);
    const texts = await this.reviews.textsOf(playerId);
    const naming = (field: 'text' | 'reply') =>
      texts.filter((each) => mentions(each[field] ?? '', author)).map(({ bookingId }) => bookingId);
    await this.reviews.removeTexts(naming('text'));
    await this.reviews.removeReplies(naming('reply'));
  }

  private async export(playerId: PlayerId): Promise<unknown> {
    return (await this.views.ofPlayer(playerId)).filter(({ stars }) => stars !== null);
  }
}
