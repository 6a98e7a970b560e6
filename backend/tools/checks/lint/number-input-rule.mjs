const NUMBER_INPUT = [
  'JSXAttribute[name.name="type"] Literal[value="number"]',
  'JSXAttribute[name.name="type"] TemplateElement[value.raw="number"]',
  'JSXAttribute Property[key.name="type"] > Literal.value[value="number"]',
].join(', ');

/** A number field of the browser drops a comma and follows the wheel: 15,50 becomes 1550. */
export const noNumberInput = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { number: 'Use AmountField or CountField (shared/ui/form/number-field.tsx).' },
  },
  create(context) {
    return {
      [`:matches(${NUMBER_INPUT})`](node) {
        context.report({ node, messageId: 'number' });
      },
    };
  },
};
