import { assertMayName } from './receipt.js';
import { BuyerIsFinal } from './receipt-errors.js';

const issuedAt = new Date('2026-11-01T12:00:00Z');
const ana = { name: 'Ana Torres', taxId: null };
const nameless = { name: null, taxId: null };
const in30Days = new Date('2026-12-01T12:00:00Z');
const later = new Date('2026-12-01T12:00:01Z');

describe('the buyer of a receipt', () => {
  it('is named until 30 days after the payment', () => {
    expect(() => assertMayName(ana, { kind: 'payment', issuedAt }, in30Days)).not.toThrow();
    expect(() => assertMayName(ana, { kind: 'payment', issuedAt }, later)).toThrow('30 días');
  });

  it('is removed at any time', () => {
    expect(() => assertMayName(nameless, { kind: 'payment', issuedAt }, later)).not.toThrow();
    const taxIdOnly = { name: null, taxId: '0102030405' };
    expect(() => assertMayName(taxIdOnly, { kind: 'payment', issuedAt }, later)).toThrow(BuyerIsFinal);
  });

  it.each(['refund', 'refund_failed'] as const)('is not named on a document of kind %s', (kind) => {
    expect(() => assertMayName(ana, { kind, issuedAt }, issuedAt)).toThrow('recibo');
  });
});
