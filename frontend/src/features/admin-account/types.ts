import type { components } from '../../shared/api/schema';

export type AdminAccount = components['schemas']['AdminAccountView'];
export type AdminSession = components['schemas']['AdminSessionView'];
export type RoleOffer = components['schemas']['RoleOfferBody'];
