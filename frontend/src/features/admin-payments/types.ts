import type { components, operations } from '../../shared/api/schema';

export type PaymentsMonth = components['schemas']['PaymentsMonthBody'];
export type PaymentPage = components['schemas']['PaymentPageBody'];
export type PaymentEntry = PaymentPage['entries'][number];
export type ActiveCode = components['schemas']['DiscountBody'];
export type PaymentQuery = NonNullable<operations['PaymentReports_page']['parameters']['query']>;
