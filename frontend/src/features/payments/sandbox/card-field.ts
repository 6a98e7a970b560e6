import type { FieldProblem } from './card-rules';
import { node } from './dom';

interface CardFieldOptions {
  id: string;
  label: string;
  autocomplete: AutoFill;
  hint?: string;
  numeric?: boolean;
  format?: (text: string) => string;
  problemOf: (text: string) => FieldProblem | null;
}

export interface CardField {
  root: HTMLElement;
  input: HTMLInputElement;
  fill: (text: string) => void;
  /** Validates the field, shows or clears its error, and returns the error. */
  check: () => FieldProblem | null;
  problem: () => FieldProblem | null;
}

/**
 * Creates a labelled input that formats its text while typing and shows errors only after it was
 * left.
 */
export function createCardField(options: CardFieldOptions): CardField {
  const { id, format = (text: string) => text, problemOf } = options;
  const input = node('input', {
    id,
    class: 'sandbox-card__input',
    autocomplete: options.autocomplete,
    placeholder: options.hint ?? '',
    inputmode: options.numeric ? 'numeric' : 'text',
    autocapitalize: options.numeric ? 'none' : 'words',
    spellcheck: 'false',
    'aria-describedby': `${id}-problem`,
  });
  const note = node('p', { id: `${id}-problem`, class: 'sandbox-card__problem', 'aria-live': 'polite' });
  const label = node('label', { for: id, class: 'sandbox-card__label' }, options.label);

  const problem = () => problemOf(input.value);
  const check = () => {
    const found = problem();
    note.textContent = found?.message ?? '';
    input.setAttribute('aria-invalid', String(found !== null));
    return found;
  };
  const recheckIfMarked = () => {
    if (input.getAttribute('aria-invalid') === 'true') check();
  };
  const fill = (text: string) => {
    input.value = format(text);
    recheckIfMarked();
  };

  input.addEventListener('input', () => {
    formatKeepingCaret(input, format);
    recheckIfMarked();
  });
  input.addEventListener('blur', () => {
    if (input.value !== '') check();
  });
  return {
    root: node('div', { class: 'sandbox-card__field' }, label, input, note),
    input,
    fill,
    check,
    problem,
  };
}

function formatKeepingCaret(input: HTMLInputElement, format: (text: string) => string): void {
  const formatted = format(input.value);
  if (formatted === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const wasAtEnd = caret === input.value.length;
  const beforeCaret = format(input.value.slice(0, caret)).length;
  input.value = formatted;
  const position = wasAtEnd ? formatted.length : Math.min(beforeCaret, formatted.length);
  input.setSelectionRange(position, position);
}
