import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import { hasEnded } from '../domain/manage-link.js';
import { ManageLinkEnded, ManageLinkNotFound, TooManyUnknownLinks } from '../domain/manage-link-errors.js';
import { ManageLinkRepository } from './manage-link-repository.js';
import { ManageTokens } from './manage-tokens.js';

const MAX_UNKNOWN = 30;
const WINDOW_SECONDS = 600;

/** The booking and the recipient in the token of a letter. */
export interface OpenedLink {
  readonly bookingId: BookingId;
  /** The recipient of the letter. Another person may open the link. */
  readonly playerId: PlayerId;
}

/**
 * The links in letters, by which a booking can be seen in any browser. A link gives its holder the
 * right to see what its recipient may see, and nothing else (docs/adr/0048).
 */
@Injectable()
export class ManageLinks {
  constructor(
    private readonly links: ManageLinkRepository,
    private readonly tokens: ManageTokens,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the address for letters about a booking to this player. It is the same for every
   * letter, until the secret of the installation has been changed twice.
   */
  async urlFor(bookingId: BookingId, playerId: PlayerId): Promise<string> {
    const link = await this.links.present(bookingId, playerId);
    const token = link && this.tokens.storedTokenOf(link);
    if (token !== null) return this.tokens.urlOf(token);
    if (link) await this.links.replace(link.tokenHash);
    return (await this.add(bookingId, playerId)) ?? this.urlFor(bookingId, playerId);
  }

  /**
   * Returns what a token stands for. Wrong tokens from one network address are limited. A link ends
   * 90 days after play; an account still shows its bookings.
   * @throws ManageLinkNotFound, ManageLinkEnded, TooManyUnknownLinks
   */
  async open(token: string, address: string): Promise<OpenedLink> {
    const bucket = `manage-link:${address}`;
    if ((await this.limiter.count(bucket)) >= MAX_UNKNOWN) throw new TooManyUnknownLinks(WINDOW_SECONDS);
    const link = await this.links.byHash(this.tokens.hashOf(token));
    if (link && this.tokens.storedTokenOf(link) === token) {
      if (hasEnded(link, this.clock.now())) throw new ManageLinkEnded();
      return link;
    }
    await this.limiter.hit(bucket, WINDOW_SECONDS);
    throw new ManageLinkNotFound();
  }

  /** Returns the address of a new link, or null if another letter has just added one. */
  private async add(bookingId: BookingId, playerId: PlayerId): Promise<string | null> {
    const seed = this.tokens.newSeed();
    const token = this.tokens.tokenOf(seed);
    const link = { seed, tokenHash: this.tokens.hashOf(token), bookingId, playerId };
    return (await this.links.add(link, this.clock.now())) ? this.tokens.urlOf(token) : null;
  }
}
