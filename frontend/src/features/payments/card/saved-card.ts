import type { components } from '../../../shared/api/schema';

export type SavedCard = components['schemas']['SavedCardBody'];
