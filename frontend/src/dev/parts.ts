import type { ComponentType } from 'react';
import { AdminFigures, AdminHours, AdminLists } from './parts/admin';
import { Buttons, Fields } from './parts/controls';
import { BookingCards, CourtCards, VenueCards } from './parts/cards';
import { Figures } from './parts/figures';
import { Hours, Lengths, Months } from './parts/hours';
import { AskingDialog, FailedToast, FillingDialog, Menu, PlayerPanel, SuccessToast } from './parts/overlays';
import { Payment } from './parts/payment';
import { Courts, States } from './parts/states';

interface GalleryPart {
  name: string;
  Part: ComponentType;
  /** True if it covers the window or stays at its edge. */
  overlay?: true;
}

export const parts: readonly GalleryPart[] = [
  { name: 'buttons', Part: Buttons },
  { name: 'fields', Part: Fields },
  { name: 'figures', Part: Figures },
  { name: 'hours', Part: Hours },
  { name: 'lengths', Part: Lengths },
  { name: 'months', Part: Months },
  { name: 'venue-cards', Part: VenueCards },
  { name: 'court-cards', Part: CourtCards },
  { name: 'booking-cards', Part: BookingCards },
  { name: 'payment', Part: Payment },
  { name: 'states', Part: States },
  { name: 'courts', Part: Courts },
  { name: 'admin-figures', Part: AdminFigures },
  { name: 'admin-hours', Part: AdminHours },
  { name: 'admin-lists', Part: AdminLists },
  { name: 'asking-dialog', Part: AskingDialog, overlay: true },
  { name: 'filling-dialog', Part: FillingDialog, overlay: true },
  { name: 'success-toast', Part: SuccessToast, overlay: true },
  { name: 'failed-toast', Part: FailedToast, overlay: true },
  { name: 'player-panel', Part: PlayerPanel, overlay: true },
  { name: 'menu', Part: Menu, overlay: true },
];
