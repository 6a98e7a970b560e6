import { cardFingerprint, checkCard, type CardInput } from './cards.js';
import { Refusal } from '../errors.js';
import { testCardByToken } from './test-cards.js';

const today = new Date('2026-11-20T12:00:00Z');
const good: CardInput = { number: '4242424242424242', expMonth: 11, expYear: 2026, cvc: '123' };

function refusalOf(input: Partial<CardInput>): { code?: string; param?: string } {
  try {
    checkCard({ ...good, ...input }, today);
  } catch (error) {
    if (error instanceof Refusal) return { code: error.error.code, param: error.error.param };
    throw error;
  }
  return {};
}

describe('checking a typed card', () => {
  it('takes a test card that has not expired, written in any of the usual ways', () => {
    expect(checkCard(good, today)).toMatchObject({ brand: 'visa', token: 'visa' });
    expect(checkCard({ ...good, number: '4000 0025-0000 3155', expYear: 27 }, today).authentication).toBe(
      true,
    );
    expect(checkCard({ ...good, number: '378282246310005', cvc: '1234' }, today).brand).toBe('amex');
    expect(checkCard({ ...good, cvc: undefined }, today).brand).toBe('visa');
  });

  it.each<[Partial<CardInput>, string, string]>([
    [{ number: '4242424242424243' }, 'incorrect_number', 'number'],
    [{ number: '4242' }, 'invalid_number', 'number'],
    [{ number: '' }, 'invalid_number', 'number'],
    [{ expMonth: 0 }, 'invalid_expiry_month', 'exp_month'],
    [{ expMonth: 13 }, 'invalid_expiry_month', 'exp_month'],
    [{ expMonth: 10 }, 'invalid_expiry_month', 'exp_month'],
    [{ expYear: 2025 }, 'invalid_expiry_year', 'exp_year'],
    [{ expYear: 2077 }, 'invalid_expiry_year', 'exp_year'],
    [{ cvc: '12' }, 'invalid_cvc', 'cvc'],
    [{ cvc: '1234' }, 'invalid_cvc', 'cvc'],
    [{ number: '378282246310005' }, 'invalid_cvc', 'cvc'],
  ])('refuses the card %j', (input, code, param) => {
    expect(refusalOf(input)).toEqual({ code, param });
  });

  it('refuses a card that could be a real one', () => {
    expect(refusalOf({ number: '4539578763621486' }).code).toBe('card_declined');
  });
});

describe('a documented test card', () => {
  it('is found by payment method and by token, and by nothing else', () => {
    expect(testCardByToken('pm_card_visa')?.number).toBe('4242424242424242');
    expect(testCardByToken('tok_visa')?.number).toBe('4242424242424242');
    expect(testCardByToken('pm_card_chargeCustomerFail')?.number).toBe('4000000000000341');
    for (const unknown of ['pm_card_', 'visa', 'pm_card_nothing', 'pm_card_undefined']) {
      expect(testCardByToken(unknown)).toBeUndefined();
    }
  });

  it('has the same fingerprint each time, another for another secret', () => {
    expect(cardFingerprint(good.number, 'a')).toBe(cardFingerprint(good.number, 'a'));
    expect(cardFingerprint(good.number, 'a')).not.toBe(cardFingerprint(good.number, 'b'));
  });
});
