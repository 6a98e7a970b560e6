import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { CustomerId, PlayerId } from '../../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../../kernel/domain/money.js';
import { CustomerRecords } from '../../../customers/index.js';
import { PlayerRecords } from '../../../players/index.js';
import { BuyerRepository, type NamedReceipt } from '../../application/buyer-repository.js';
import { formatReceiptNumber, type ReceiptNumber } from '../../domain/receipt-number.js';
import type { Buyer, ReceiptKind } from '../../domain/receipt.js';
import { type ReceiptBuyerRow, ReceiptBuyerSchema } from './receipt-buyer.schema.js';

const FACTS = statement(
  'receipts.facts',
  `select txn, kind, issued_at as "issuedAt", venue_id as "venueId", venue_name as "venueName" from receipts
    where series = $1 and number = $2`,
);
const OF_PLAYER = statement(
  'receipts.of-player',
  `select r.txn, r.series, r.number, r.kind, r.means, r.cents, r.issued_at as "issuedAt", buyer.name, buyer.tax_id as "taxId"
     from payments p join receipts r on r.txn = 'pay:' || p.intent_id
     left join receipt_buyers buyer on buyer.txn = r.txn
    where p.player_id = $1 order by r.issued_at, r.txn`,
);
const OF_CUSTOMERS = statement(
  'receipts.of-customers',
  `select buyer.txn from desk_sales s join payments p on p.booking_id = s.booking_id and p.taken_by is not null
     join receipt_buyers buyer on buyer.txn = 'pay:' || p.intent_id
    where s.customer_id = any ($1)`,
);

interface StoredReceipt extends ReceiptNumber, Buyer {
  txn: string;
  kind: ReceiptKind;
  means: string;
  cents: Cents;
  issuedAt: Date;
}

/** Stores buyers, and exports and erases them with the person who paid. */
@Injectable()
export class PostgresBuyerRepository extends BuyerRepository implements OnModuleInit {
  constructor(
    private readonly database: Database,
    @InjectRepository(ReceiptBuyerSchema) private readonly rows: Repository<ReceiptBuyerRow>,
    private readonly players: PlayerRecords,
    private readonly customers: CustomerRecords,
  ) {
    super();
  }

  onModuleInit(): void {
    this.players.add({
      what: 'receipts',
      // A receipt follows its payment.
      move: () => Promise.resolve(),
      erase: async (playerId) => this.forget((await this.ofPlayer(playerId)).map(({ txn }) => txn)),
      export: async (playerId) => (await this.ofPlayer(playerId)).map(exported),
    });
    this.customers.add({
      named: () => Promise.resolve([]),
      move: () => Promise.resolve(),
      forget: async (ids) => this.forget(await this.ofCustomers(ids)),
    });
  }

  override async find({ series, number }: ReceiptNumber): Promise<NamedReceipt | null> {
    const [receipt] = await this.database.query<Omit<NamedReceipt, 'buyer'>>(FACTS, [series, number]);
    if (!receipt) return null;
    const buyer = await this.database.of(this.rows).findOneBy({ txn: receipt.txn });
    return { ...receipt, buyer: { name: buyer?.name ?? null, taxId: buyer?.taxId ?? null } };
  }

  override async put(txn: string, { name, taxId }: Buyer): Promise<void> {
    if (name === null && taxId === null) return this.forget([txn]);
    await this.database.of(this.rows).upsert({ txn, name, taxId }, ['txn']);
  }

  private ofPlayer(playerId: PlayerId): Promise<StoredReceipt[]> {
    return this.database.query<StoredReceipt>(OF_PLAYER, [playerId]);
  }

  private async ofCustomers(ids: readonly CustomerId[]): Promise<string[]> {
    const found = await this.database.query<{ txn: string }>(OF_CUSTOMERS, [[...ids]]);
    return found.map(({ txn }) => txn);
  }

  private async forget(txns: readonly string[]): Promise<void> {
    if (txns.length > 0) await this.database.of(this.rows).delete({ txn: In([...txns]) });
  }
}

function exported({ series, number, means, cents, issuedAt, name, taxId }: StoredReceipt): object {
  const buyer = { name, taxId };
  return {
    number: formatReceiptNumber({ series, number }),
    means,
    amount: formatAmount(cents),
    issuedAt,
    buyer,
  };
}
