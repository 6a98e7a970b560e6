import type { components } from '../../shared/api/schema';

/** A venue with its free starts. */
export type Hit = components['schemas']['SearchHitBody'];
export type Alternative = components['schemas']['AlternativeBody'];
