const SPREAD_LITERAL =
  ':matches(SpreadElement, JSXSpreadAttribute) > :matches(ObjectExpression, ArrayExpression).argument';

/** Members that are spread into the same literal are written as plain members. */
export const noSpreadLiteral = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { literal: 'Write the members themselves instead of spreading a literal.' },
  },
  create(context) {
    return {
      [SPREAD_LITERAL](node) {
        context.report({ node: node.parent, messageId: 'literal' });
      },
    };
  },
};
