import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The face of a venue (docs/adr/0058). The first photo stays in `image_url`, so a process of the
 * version before shows and changes it as ever. The index finds the venues that show a stored image.
 */
export class VenueFace1763773000000 implements MigrationInterface {
  name = 'VenueFace1763773000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table venues
        add column phone text check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
        add column whatsapp text check (whatsapp ~ '^\\+[1-9][0-9]{6,14}$'),
        add column address text check (char_length(address) between 1 and 200),
        add column latitude double precision check (latitude between -90 and 90),
        add column longitude double precision check (longitude between -180 and 180),
        add column amenities text[] not null default '{}',
        add column house_rules text check (char_length(house_rules) between 1 and 2000),
        add column image_alt text not null default '' check (char_length(image_alt) <= 200),
        add column further_photos jsonb not null default '[]'
          check (jsonb_typeof(further_photos) = 'array' and jsonb_array_length(further_photos) <= 11),
        add constraint venues_coordinates_check check ((latitude is null) = (longitude is null));
      create index venues_further_photos on venues using gin (further_photos jsonb_path_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table venues
        drop column phone, drop column whatsapp, drop column address, drop column latitude,
        drop column longitude, drop column amenities, drop column house_rules, drop column image_alt,
        drop column further_photos;
    `);
  }
}
