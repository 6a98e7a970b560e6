import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { BookingId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import type { Cents } from '../../../../kernel/domain/money.js';
import { paymentStatusOf, statusAt, type StatusFacts } from '../../../bookings/index.js';
import { venueFilterOf } from '../../../roles/index.js';
import { VenueNotFound } from '../../../venues/index.js';
import {
  type OwnReviewView,
  type ReplyView,
  type ReviewPage,
  ReviewQueries,
  type ReviewSummary,
  type ReviewView,
  type StarCounts,
  type VenueReviewsQuery,
  type VenueReviewView,
} from '../../application/review-queries.js';
import { publicNameOf } from '../../domain/public-name.js';
import { editableUntil, isReviewable } from '../../domain/review.js';
import { ReviewNotFound } from '../../domain/review-errors.js';

const PAGE_SIZE = 20;

const COLUMNS = `r.id, r.stars, r.text, p.name as author, to_char(b.slot_date, 'YYYY-MM') as "playedOn",
  r.created_at as "createdAt", r.edited_at as "editedAt", r.reply, r.replied_at as "repliedAt"`;
const WITH_AUTHOR = `join bookings b on b.id = r.booking_id join players p on p.id = b.player_id`;
const FROM = `from reviews r ${WITH_AUTHOR}`;

/** @param after the parameter with the last review of the page before, or null */
const olderThan = (after: string) => `(r.created_at, r.id) < (
      coalesce((select created_at from reviews where id = ${after}), 'infinity'),
      coalesce(${after}, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))`;
const NEWEST_FIRST = 'order by r.created_at desc, r.id desc';

const OF_VENUE = statement(
  'reviews.of-venue',
  `select ${COLUMNS} ${FROM} where r.venue_id = $1 and ${olderThan('$2::uuid')} ${NEWEST_FIRST} limit $3`,
);

const SUMMARY = statement(
  'reviews.summary',
  `select round(avg(stars), 1)::float8 as average, count(*)::int as count,
          json_build_object(${[1, 2, 3, 4, 5]
            .map((stars) => `'${stars}', count(*) filter (where stars = ${stars})`)
            .join(', ')}) as "byStars",
          exists (select from venues where id = $1 and archived_at is null) as "venueExists",
          $2::uuid is null or exists (select from reviews where id = $2 and venue_id = $1) as "pageExists"
     from reviews where venue_id = $1`,
);

const VENUE_COLUMNS = `${COLUMNS}, json_build_object('id', v.id, 'name', v.name) as venue`;
const WITH_VENUE = `join venues v on v.id = r.venue_id`;
const FROM_VENUES = `${FROM} ${WITH_VENUE}`;

/**
 * A page of the reviews of all venues. `$1` is the last review of the page before, `$2` the size.
 * @param which a condition on the reviews `r`
 */
const pageOfAllVenues = (which: string) => `
  select ${VENUE_COLUMNS} ${FROM_VENUES}
   where v.archived_at is null and ${which} and ${olderThan('$1::uuid')} ${NEWEST_FIRST} limit $2`;

/**
 * As before, of the venues `$3`. It reads a page of each venue: the newest of all venues may hardly
 * contain one of these.
 */
const pageOfVenues = (which: string) => `
  select ${VENUE_COLUMNS}
    from unnest($3::uuid[]) wanted (venue_id)
   cross join lateral (
     select * from reviews r
      where r.venue_id = wanted.venue_id and ${which} and ${olderThan('$1::uuid')} ${NEWEST_FIRST} limit $2) r
    ${WITH_AUTHOR} ${WITH_VENUE}
   where v.archived_at is null ${NEWEST_FIRST} limit $2`;

const ALL = {
  ofAllVenues: statement('reviews.of-all-venues', pageOfAllVenues('true')),
  ofVenues: statement('reviews.of-venues', pageOfVenues('true')),
};

/** Stars without words ask for no reply. */
const WAITING = 'r.reply is null and r.text is not null';

/** A venue that replies to everyone has few of these among very many. An index holds only them. */
const UNANSWERED = {
  ofAllVenues: statement('reviews.unanswered-of-all-venues', pageOfAllVenues(WAITING)),
  ofVenues: statement('reviews.unanswered-of-venues', pageOfVenues(WAITING)),
};

const ONE = statement('reviews.one', `select ${VENUE_COLUMNS} ${FROM_VENUES} where r.id = $1`);

const VENUE_OF = statement('reviews.venue-of', 'select venue_id as "venueId" from reviews where id = $1');

const OF_PLAYER = statement(
  'reviews.of-player',
  `select b.id as "bookingId", b.status, b.close_kind as "closeKind", b.starts_at as "startsAt",
          b.duration_minutes as "durationMinutes", b.total_cents as "totalCents", b.paid_cents as "paidCents",
          r.stars, r.text, r.created_at as "createdAt", r.reply, r.replied_at as "repliedAt"
     from bookings b left join reviews r on r.booking_id = b.id
    where b.player_id = $1 and b.status = 'active' order by b.starts_at desc, b.id`,
);

interface ReplyColumns {
  reply: string | null;
  repliedAt: Date | null;
}

interface Row extends ReplyColumns, Pick<ReviewView, 'id' | 'stars' | 'text' | 'playedOn'> {
  author: string | null;
  createdAt: Date;
  editedAt: Date | null;
}

interface OwnRow extends ReplyColumns, StatusFacts {
  bookingId: BookingId;
  totalCents: Cents;
  paidCents: Cents;
  stars: number | null;
  text: string | null;
  createdAt: Date | null;
}

interface SummaryRow {
  average: number | null;
  count: number;
  byStars: StarCounts;
  venueExists: boolean;
  pageExists: boolean;
}

@Injectable()
export class PostgresReviewQueries extends ReviewQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async ofVenue(
    venueId: VenueId,
    after: string | null,
  ): Promise<ReviewPage & { summary: ReviewSummary }> {
    const [rows, [found]] = await Promise.all([
      // One review more than a page shows whether there is a next page.
      this.database.query<Row>(OF_VENUE, [venueId, after, PAGE_SIZE + 1]),
      this.database.query<SummaryRow>(SUMMARY, [venueId, after]),
    ]);
    if (!found?.venueExists) throw new VenueNotFound();
    if (!found.pageExists) throw new ReviewNotFound();
    const { average, count, byStars } = found;
    return { ...pageOf(rows.map(toView)), summary: { average, count, byStars } };
  }

  override async ofPlayer(playerId: PlayerId): Promise<OwnReviewView[]> {
    const now = this.clock.now();
    const rows = await this.database.query<OwnRow>(OF_PLAYER, [playerId]);
    return rows
      .filter(({ totalCents, paidCents, ...facts }) =>
        isReviewable({
          status: statusAt(facts, now),
          isPaid: paymentStatusOf(paidCents, totalCents) === 'completed',
        }),
      )
      .map((row) => toOwnView(row, now));
  }

  override async ofVenues(query: VenueReviewsQuery): Promise<ReviewPage<VenueReviewView>> {
    const { scope, venueId, unanswered, after } = query;
    if (after !== null && (await this.venueOf(after)) === null) throw new ReviewNotFound();
    const venues = venueId === null ? venueFilterOf(scope) : [venueId];
    const { ofAllVenues, ofVenues } = unanswered ? UNANSWERED : ALL;
    const values = [after, PAGE_SIZE + 1];
    const rows = await (venues === null
      ? this.database.query<VenueRow>(ofAllVenues, values)
      : this.database.query<VenueRow>(ofVenues, [...values, venues]));
    return pageOf(rows.map(toVenueView));
  }

  override async one(reviewId: string): Promise<VenueReviewView> {
    const [row] = await this.database.query<VenueRow>(ONE, [reviewId]);
    if (!row) throw new ReviewNotFound();
    return toVenueView(row);
  }

  override async venueOf(reviewId: string): Promise<VenueId | null> {
    const [row] = await this.database.query<{ venueId: VenueId }>(VENUE_OF, [reviewId]);
    return row?.venueId ?? null;
  }
}

type VenueRow = Row & Pick<VenueReviewView, 'venue'>;

function pageOf<View extends ReviewView>(views: View[]): ReviewPage<View> {
  const items = views.slice(0, PAGE_SIZE);
  return { items, nextCursor: views.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null };
}

const toVenueView = ({ venue, ...row }: VenueRow): VenueReviewView => ({ ...toView(row), venue });

function toView({ author, createdAt, editedAt, reply, repliedAt, ...review }: Row): ReviewView {
  return {
    ...review,
    playerName: publicNameOf(author),
    createdAt: createdAt.toISOString(),
    edited: editedAt !== null,
    reply: replyOf({ reply, repliedAt }),
  };
}

function toOwnView({ bookingId, stars, text, createdAt, ...row }: OwnRow, now: Date): OwnReviewView {
  const until = createdAt && editableUntil(createdAt);
  return {
    bookingId,
    stars,
    text,
    editableUntil: until?.toISOString() ?? null,
    isEditable: until === null || now < until,
    reply: replyOf(row),
  };
}

function replyOf({ reply, repliedAt }: ReplyColumns): ReplyView | null {
  return reply === null || repliedAt === null ? null : { text: reply, repliedAt: repliedAt.toISOString() };
}
