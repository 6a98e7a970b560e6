import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stars without words ask for no reply, so the indexes of unanswered reviews leave them out. */
export class UnansweredWords1763806000001 implements MigrationInterface {
  name = 'UnansweredWords1763806000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index reviews_unanswered, reviews_unanswered_of_venue;
      create index reviews_unanswered on reviews (created_at, id)
        where reply is null and text is not null;
      create index reviews_unanswered_of_venue on reviews (venue_id, created_at, id)
        where reply is null and text is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index reviews_unanswered, reviews_unanswered_of_venue;
      create index reviews_unanswered on reviews (created_at, id) where reply is null;
      create index reviews_unanswered_of_venue on reviews (venue_id, created_at, id) where reply is null;
    `);
  }
}
