import type { Field, Problems } from './draft';

/** The parts of the screen in their order, each with the fragment that opens it and its fields. */
export const parts = {
  hours: { anchor: 'horario', fields: ['openingHours', 'nightFrom'] },
  exceptions: { anchor: 'fechas', fields: ['exceptions'] },
  plays: { anchor: 'turnos', fields: ['lengths', 'startsEvery'] },
  prices: { anchor: 'precios', fields: ['priceRules', 'receptionPrices'] },
  terms: { anchor: 'reembolsos', fields: ['refundSteps', 'regretMinutes', 'resaleRefund'] },
  booking: {
    anchor: 'reservas',
    fields: ['windowDays', 'leadMinutes', 'paymentMinutes', 'maxActivePerPlayer', 'payAtClub', 'splitUntil'],
  },
  transfer: { anchor: 'transferencias', fields: ['transfer'] },
  categories: { anchor: 'categorias', fields: [] },
} as const satisfies Record<string, { anchor: string; fields: readonly Field[] }>;

export type Part = keyof typeof parts;

const all = Object.keys(parts) as Part[];
const fieldsOf = (part: Part): readonly Field[] => parts[part].fields;

/** Returns the part that the fragment of an address names: `#precios`. */
export function partAt(fragment: string): Part | null {
  return all.find((part) => `#${parts[part].anchor}` === fragment) ?? null;
}

/** Returns the first part with a problem. */
export function partWith(problems: Problems): Part | null {
  return all.find((part) => fieldsOf(part).some((field) => problems[field] !== undefined)) ?? null;
}

/** Returns true if one of these fields belongs to the part. */
export function hasField(part: Part, changed: readonly Field[]): boolean {
  return fieldsOf(part).some((field) => changed.includes(field));
}
