import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { changedFields } from '../../../kernel/application/changed-fields.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import { parseAmount } from '../../../kernel/domain/money.js';
import { ForbiddenRole } from '../../admins/index.js';
import { isWithin, type VenueScope } from '../../roles/index.js';
import { NotFoundForCaller } from '../../sign-in/index.js';
import { DiscountCode, type DiscountTerms, type DiscountType, formatValue } from '../domain/discount-code.js';
import { DiscountUnknown } from '../domain/discount-errors.js';
import { DiscountCodeRepository } from './discount-code-repository.js';

/** The fields of a code as an administrator sends them. An absent field does not change. */
export interface CodeChanges {
  type?: DiscountType;
  /** A decimal string: percent, or an amount of the currency. */
  value?: string;
  maxUsage?: number | null;
  maxPerPlayer?: number | null;
  /** ISO 8601 with an offset. */
  expiresAt?: string | null;
  isActive?: boolean;
  isPromoted?: boolean;
  /** Null: every venue. */
  venueIds?: VenueId[] | null;
}

/** Who changes a code: the admin, and the venues whose codes the admin may edit. */
export interface CodeEditor {
  adminId: AdminId;
  scope: VenueScope;
}

/** Creates and changes discount codes, and records it in the audit log. */
@Injectable()
export class EditCodes {
  constructor(
    private readonly codes: DiscountCodeRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * A code without venues is one of every venue.
   * @throws CodeTaken, DiscountOutOfRange, PromotedEverywhere
   * @throws ForbiddenRole, NotFoundForCaller if the editor may not edit codes at these venues
   */
  async create(
    text: string,
    fields: CodeChanges & { type: DiscountType; value: string },
    { adminId, scope }: CodeEditor,
  ): Promise<DiscountCode> {
    assertWithin(scope, fields.venueIds ?? null);
    const code = DiscountCode.create(this.ids.next(), text, {
      type: fields.type,
      valueHundredths: 0,
      maxUsage: null,
      maxPerPlayer: null,
      expiresAt: null,
      isActive: true,
      isPromoted: false,
      venueIds: null,
      ...changedTerms(fields),
    });
    await this.unitOfWork.run(async () => {
      await this.codes.add(code, this.clock.now());
      await this.audit.record({ ...auditEntry('discount.created', code, adminId), after: factsOf(code) });
    });
    return code;
  }

  /**
   * @throws DiscountUnknown, also for a code that is valid beyond the venues of the editor
   * @throws DiscountOutOfRange, UsageBelowCount, PromotedEverywhere, ForbiddenRole
   * @throws NotFoundForCaller if the code is to be valid beyond them
   */
  update(id: string, changes: CodeChanges, { adminId, scope }: CodeEditor): Promise<DiscountCode> {
    if (changes.venueIds !== undefined) assertWithin(scope, changes.venueIds);
    return this.unitOfWork.run(async () => {
      const code = await this.codes.lock(id);
      if (!code || !isEditable(code, scope)) throw new DiscountUnknown();
      const before = factsOf(code);
      code.change(changedTerms(changes));
      await this.codes.save(code);
      const changed = changedFields(before, factsOf(code));
      if (changed) await this.audit.record({ ...auditEntry('discount.updated', code, adminId), ...changed });
      return code;
    });
  }
}

/** Returns whether a code is valid only at venues of a scope, so that their people may edit it. */
export function isEditable({ terms: { venueIds } }: DiscountCode, scope: VenueScope): boolean {
  return scope === 'all' || venueIds?.every((venueId) => isWithin(scope, venueId)) === true;
}

/** @throws ForbiddenRole for every venue, and NotFoundForCaller for one beyond the scope */
function assertWithin(scope: VenueScope, venueIds: readonly VenueId[] | null): void {
  if (scope === 'all') return;
  if (venueIds === null) throw new ForbiddenRole();
  if (!venueIds.every((venueId) => isWithin(scope, venueId))) throw new NotFoundForCaller();
}

/** Returns the terms of a code in the words of the API, as the audit log shows them. */
function factsOf(code: DiscountCode) {
  const { valueHundredths, ...terms } = code.terms;
  return { value: formatValue(valueHundredths), ...terms };
}

function auditEntry(action: string, { id, code }: DiscountCode, adminId: AdminId) {
  return { adminId, action, subject: { type: 'discount', id, label: code } };
}

function changedTerms(changes: CodeChanges): Partial<DiscountTerms> {
  const { type, value, maxUsage, maxPerPlayer, expiresAt, isActive, isPromoted, venueIds } = changes;
  return {
    ...(type !== undefined && { type }),
    ...(value !== undefined && { valueHundredths: parseAmount(value) ?? 0 }),
    ...(maxUsage !== undefined && { maxUsage }),
    ...(maxPerPlayer !== undefined && { maxPerPlayer }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(isActive !== undefined && { isActive }),
    ...(isPromoted !== undefined && { isPromoted }),
    ...(venueIds !== undefined && { venueIds }),
  };
}
