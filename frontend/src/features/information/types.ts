import type { components } from '../../shared/api/schema';

export type Config = components['schemas']['ConfigView'];

/** A part of an article. Its paragraphs come before its items, and its link is last. */
export interface Section {
  heading: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
  link?: { to: string; label: string };
}
