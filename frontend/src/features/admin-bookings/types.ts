import type { components } from '../../shared/api/schema';

type Schemas = components['schemas'];
export type DeskDay = Schemas['DeskDayBody'];
export type DeskCourt = DeskDay['courts'][number];
export type DeskHour = DeskCourt['hours'][number];
export type HourBooking = NonNullable<DeskHour['booking']>;
export type Block = Schemas['BlockBody'];
export type BlockHoursCommand = Schemas['BlockHoursBody'];
export type FoundBooking = Schemas['DeskBookingBody'];
export type DeskBooking = Schemas['DeskBookingDetailBody'];
export type DeskPayment = DeskBooking['payments'][number];
export type BookingStatus = FoundBooking['status'];

export type SaleCommand = Schemas['SaleBody'];
export type SaleOffer = Schemas['SaleOfferBody'];
export type SaleKind = SaleCommand['payment']['kind'];

/** The item whose dialog is open. */
export type Opened =
  | { kind: 'booking'; bookingId: string }
  | { kind: 'block'; block: Block }
  | { kind: 'free'; court: DeskCourt; hour: DeskHour };
