const MAX_LENGTH = 100;
const DIRECTIVE = /^\s*(eslint|@ts-|prettier-|@swc|istanbul|\/ <reference|\/<reference)/;
const URL_ALONE = /^\s*(?:\/\/|\/\*+|\*)?\s*\S*https?:\/\/\S+\s*(?:\*\/)?$/;
const IDIOM = /\b[Aa]nswers\b/;

/**
 * Lines with a comment have at most 100 characters, indentation and code included. A line with
 * nothing but a URL may be longer.
 */
export const commentLineLength = {
  meta: {
    type: 'layout',
    schema: [],
    messages: {
      tooLong: `A comment line has at most ${MAX_LENGTH} characters, but this one has {{length}}.`,
    },
  },
  create(context) {
    return forEachComment(context, (comment, { lines }) => {
      for (let line = comment.loc.start.line; line <= comment.loc.end.line; line += 1) {
        const text = lines[line - 1];
        if (text.length <= MAX_LENGTH || URL_ALONE.test(text)) continue;
        context.report({
          loc: { start: { line, column: MAX_LENGTH }, end: { line, column: text.length } },
          messageId: 'tooLong',
          data: { length: String(text.length) },
        });
      }
    });
  },
};

/** A function returns and a server responds; comments do not use the verb "to answer" for them. */
export const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { idiom: 'Write "returns", "responds" or the noun "response" instead of "{{word}}".' },
  },
  create(context) {
    return forEachComment(context, (comment) => {
      const word = IDIOM.exec(comment.value)?.[0];
      if (word) context.report({ loc: comment.loc, messageId: 'idiom', data: { word } });
    });
  },
};

function forEachComment(context, check) {
  return {
    Program() {
      const source = context.sourceCode;
      for (const comment of source.getAllComments())
        if (comment.type !== 'Shebang' && !DIRECTIVE.test(comment.value)) check(comment, source);
    },
  };
}
