import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF_PLAYER = `coalesce(body ->> 'userId', body -> 'booking' ->> 'userId', body #>> '{page,booking,userId}')`;
const OF_PLAYER_BEFORE = `coalesce(body ->> 'userId', body -> 'booking' ->> 'userId')`;

/** Finds the stored responses to one player, also those with the page of a letter's link. */
export class KeysOfLinks1763811000020 implements MigrationInterface {
  name = 'KeysOfLinks1763811000020';

  up(runner: QueryRunner): Promise<void> {
    return index(runner, OF_PLAYER);
  }

  down(runner: QueryRunner): Promise<void> {
    return index(runner, OF_PLAYER_BEFORE);
  }
}

async function index(runner: QueryRunner, player: string): Promise<void> {
  await runner.query(`
    drop index idempotency_keys_of_player;
    create index idempotency_keys_of_player on idempotency_keys ((${player})) where ${player} is not null;
  `);
}
