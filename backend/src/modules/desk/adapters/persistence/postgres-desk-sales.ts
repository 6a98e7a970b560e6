import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { CustomerId, VenueId } from '../../../../kernel/domain/ids.js';
import { parseBookingCode } from '../../../bookings/index.js';
import { CustomerRecords } from '../../../customers/index.js';
import { type DeskSale, DeskSaleRepository } from '../../application/desk-sale-repository.js';
import { type DeskSaleRow, DeskSaleSchema } from './desk-sale.schema.js';

/** The code of a booking never changes, so the sale repeats it for the search. */
const ADD = statement(
  'desk.add-sale',
  `insert into desk_sales (booking_id, customer_id, code, players, note)
   select id, $2, code, $3, $4 from bookings where id = $1`,
);
const NAMED = statement(
  'desk.customers-of-code',
  `select s.customer_id as id from desk_sales s join customers c on c.id = s.customer_id
    where c.venue_id = $1 and s.code like $2
    union
   select c.id from bookings b
     join players p on p.id = b.player_id and p.email_verified_at is not null
     join customers c on c.emails @> array[lower(p.email)]
    where b.code = $3 and b.venue_id = $1 and c.venue_id = $1`,
);

/** The signs of booking codes, at least three of them, with or without the dash. */
const PART_OF_CODE = /^(?=(?:-?[0-9A-Z]){3,6}$)[0-9A-Z]*-?[0-9A-Z]*$/;

/** Stores the sales of the desk, and finds, moves and forgets those of a customer. */
@Injectable()
export class PostgresDeskSales extends DeskSaleRepository implements OnModuleInit {
  constructor(
    private readonly database: Database,
    @InjectRepository(DeskSaleSchema) private readonly rows: Repository<DeskSaleRow>,
    private readonly records: CustomerRecords,
  ) {
    super();
  }

  onModuleInit(): void {
    this.records.add({
      named: (venueId, text) => this.named(venueId, text),
      move: async (from, to) =>
        void (await this.database.of(this.rows).update({ customerId: from }, { customerId: to })),
      forget: async (ids) =>
        void (await this.database
          .of(this.rows)
          .update({ customerId: In([...ids]) }, { players: [], note: null })),
    });
  }

  override async add({ bookingId, customerId, players, note }: DeskSale): Promise<void> {
    await this.database.query(ADD, [bookingId, customerId, players, note]);
  }

  private async named(venueId: VenueId, text: string): Promise<CustomerId[]> {
    const code = parseBookingCode(text);
    const part = code ?? text.trim().toUpperCase();
    if (!PART_OF_CODE.test(part)) return [];
    const found = await this.database.query<{ id: CustomerId }>(NAMED, [venueId, `%${part}%`, code]);
    return found.map(({ id }) => id);
  }
}
