import type { components } from '../../shared/api/schema';

export type MailAddress = components['schemas']['MailAddressBody'];

/** What the owner of an address can decide, as the path of the call names it. */
export type Decision = 'block' | 'verify';
