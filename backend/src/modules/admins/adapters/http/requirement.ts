import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { VenueLocator } from '../../application/ports/venue-locator.js';
import type { Capability } from '../../../roles/index.js';

/** Where a call names what it is about: a venue, or a thing whose venue `of` finds. */
export interface Addressed {
  in: 'params' | 'body' | 'query';
  field: string;
  of?: abstract new (...dependencies: never[]) => VenueLocator;
  /** True if the thing is named by its number. The locator then reads it as it is written. */
  byNumber?: boolean;
}

/** The capability that a call asks of an admin, beyond a session. */
export interface Requirement {
  /** `null` asks for no capability. */
  capability: Capability | null;
  /** Whether the right is needed at every venue, at any of them, or at the one of the thing. */
  where: 'everywhere' | 'anywhere' | Addressed;
}

const KEY = 'admin-requirement';

/** Stores the requirement of a controller or a route. */
export const Requires = (requirement: Requirement) => SetMetadata(KEY, requirement);

/** @throws Error if the route declares nothing: such a route is a mistake, and stays closed */
export function requirementOf(context: ExecutionContext): Requirement {
  for (const declared of [context.getHandler(), context.getClass()]) {
    const found = Reflect.getMetadata(KEY, declared) as Requirement | undefined;
    if (found) return found;
  }
  throw new Error(`${context.getClass().name} declares no capability`);
}

/** Any admin may call this: it shows nothing of any venue. */
export const ANY_ADMIN: Requirement = { capability: null, where: 'anywhere' };

/** Only who owns every venue may call this. */
export const OWNER_OF_ALL: Requirement = { capability: null, where: 'everywhere' };

/**
 * Needs the capability at one venue at least. The route reads the venues with `PermittedVenues`,
 * and shows nothing of the others. A venue named in the query `venueId` must be one of them.
 */
export const anywhere = (capability: Capability): Requirement => ({ capability, where: 'anywhere' });

/** Needs the capability at the venue of the path, or at that of the thing that the path names. */
export const inPath = (capability: Capability, field = 'venueId', of?: Addressed['of']): Requirement => ({
  capability,
  where: { in: 'params', field, ...(of ? { of } : {}) },
});

/** Needs the capability at the venue of a thing that the path names by a number of its own. */
export const inPathByNumber = (
  capability: Capability,
  field: string,
  of: NonNullable<Addressed['of']>,
): Requirement => ({ capability, where: { in: 'params', field, of, byNumber: true } });

/** Needs the capability at the venue of the body, or at that of the thing that the body names. */
export const inBody = (capability: Capability, field = 'venueId', of?: Addressed['of']): Requirement => ({
  capability,
  where: { in: 'body', field, ...(of ? { of } : {}) },
});
