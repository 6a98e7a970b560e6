import type { components, operations } from '../../shared/api/schema';

export type AuditPage = components['schemas']['AuditPageBody'];
export type AuditRow = AuditPage['entries'][number];
export type AuditChange = AuditRow['changes'][number];
export type AuditQuery = NonNullable<operations['Audit_page']['parameters']['query']>;
