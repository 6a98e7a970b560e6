import { serverNow } from '../../../shared/time/server-time';
import {
  digitsOf,
  expiryProblem,
  formatExpiry,
  formatNumber,
  formatSecurityCode,
  holderProblem,
  numberProblem,
  securityCodeProblem,
  type FieldProblem,
} from './card-rules';
import { createCardField } from './card-field';
import { button, node } from './dom';
import { paymentMethodOf, testCards } from './test-cards';
import { texts } from './texts';

export interface CardForm {
  root: HTMLElement;
  /** Marks all invalid fields, focuses the first one and returns its error. */
  check: () => FieldProblem | null;
  /** Returns the payment method of the typed number. The number itself never leaves the form. */
  paymentMethod: () => string | null;
  state: () => { empty: boolean; complete: boolean };
  focus: () => void;
}

let drawn = 0;

/** Creates the card form that replaces Stripe's Payment Element. It accepts only test cards. */
export function createCardForm(): CardForm {
  const fields = createFields(`sandbox-card-${++drawn}`);
  const inOrder = Object.values(fields);
  const fillWith = (number: string) => {
    fields.number.fill(number);
    fields.expiry.fill(`12${String(new Date(serverNow()).getFullYear() + 3).slice(2)}`);
    fields.securityCode.fill('123');
    fields.holder.fill(texts.sampleHolder);
    root.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const root = node(
    'div',
    { class: 'sandbox-card' },
    testTools(fillWith),
    fields.number.root,
    node('div', { class: 'sandbox-card__pair' }, fields.expiry.root, fields.securityCode.root),
    fields.holder.root,
  );
  return {
    root,
    check: () => {
      const problems = inOrder.map((field) => field.check());
      const first = problems.findIndex((problem) => problem !== null);
      inOrder[first]?.input.focus();
      return problems[first] ?? null;
    },
    paymentMethod: () => paymentMethodOf(digitsOf(fields.number.input.value)),
    state: () => ({
      empty: inOrder.every((field) => field.input.value === ''),
      complete: inOrder.every((field) => field.problem() === null),
    }),
    focus: () => fields.number.input.focus(),
  };
}

function createFields(id: string) {
  return {
    number: createCardField({
      id: `${id}-number`,
      label: texts.number,
      hint: texts.numberHint,
      autocomplete: 'cc-number',
      numeric: true,
      format: formatNumber,
      problemOf: numberProblem,
    }),
    expiry: createCardField({
      id: `${id}-expiry`,
      label: texts.expiry,
      hint: texts.expiryHint,
      autocomplete: 'cc-exp',
      numeric: true,
      format: formatExpiry,
      problemOf: expiryProblem,
    }),
    securityCode: createCardField({
      id: `${id}-code`,
      label: texts.securityCode,
      hint: texts.securityCodeHint,
      autocomplete: 'cc-csc',
      numeric: true,
      format: formatSecurityCode,
      problemOf: securityCodeProblem,
    }),
    holder: createCardField({
      id: `${id}-holder`,
      label: texts.holder,
      autocomplete: 'cc-name',
      problemOf: holderProblem,
    }),
  };
}

function testTools(fillWith: (number: string) => void): HTMLElement {
  const [usual, ...others] = testCards;
  const choices = others.map((card) => button(card.label, 'sandbox-card__chip', () => fillWith(card.number)));
  return node(
    'div',
    { class: 'sandbox-card__tools' },
    node('p', { class: 'sandbox-card__banner' }, texts.banner),
    button(texts.fill, 'sandbox-card__fill', () => fillWith(usual.number)),
    node(
      'details',
      { class: 'sandbox-card__others' },
      node('summary', {}, texts.otherCards),
      node('div', { class: 'sandbox-card__choices' }, ...choices),
    ),
  );
}
