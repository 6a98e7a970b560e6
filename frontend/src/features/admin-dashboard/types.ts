import type { components } from '../../shared/api/schema';

export type Dashboard = components['schemas']['DashboardBody'];
export type VenueDay = Dashboard['venues'][number];
export type CourtDay = VenueDay['courts'][number];
