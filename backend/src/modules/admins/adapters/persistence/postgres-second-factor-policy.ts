import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { SecondFactorPolicy } from '../../application/ports/second-factor-policy.js';

/** The condition for a role that requires a second factor of `admins a`. */
export const LEADS_A_VENUE = `exists (
  select from admin_roles r where r.admin_id = a.id and r.role in ('owner', 'manager'))`;

const LEADS = statement(
  'admins.leads-a-venue',
  `select 1 from admins a where a.id = $1 and ${LEADS_A_VENUE}`,
);

@Injectable()
export class PostgresSecondFactorPolicy extends SecondFactorPolicy {
  readonly isRequired: boolean;

  constructor(
    private readonly database: Database,
    { adminSecondFactor }: Config,
  ) {
    super();
    this.isRequired = adminSecondFactor === 'required';
  }

  override async isRequiredOf(adminId: AdminId): Promise<boolean> {
    return this.isRequired || (await this.database.query(LEADS, [adminId])).length > 0;
  }
}
