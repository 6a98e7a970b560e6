const MOST = 8;
const REASON = /\bdependencies\b.*\bbecause\b/is;

/**
 * A class with more than eight dependencies does more than one thing, or repeats a group that is a
 * class of its own. A comment just above the constructor says why it has more:
 * "Nine dependencies, because …".
 */
export const fewDependencies = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      many:
        `This constructor has {{count}} dependencies. Split the class, or write just above why it has more ` +
        `than ${MOST}: "… dependencies, because …".`,
    },
  },
  create(context) {
    return {
      'MethodDefinition[kind="constructor"]'(node) {
        const count = node.value.params.length;
        if (count <= MOST) return;
        const comment = context.sourceCode.getCommentsBefore(node).at(-1);
        const isJustAbove = comment?.loc.end.line === node.loc.start.line - 1;
        if (isJustAbove && REASON.test(comment.value)) return;
        context.report({ node, messageId: 'many', data: { count: String(count) } });
      },
    };
  },
};
