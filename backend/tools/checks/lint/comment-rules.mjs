const MAX_LENGTH = 100;
const DIRECTIVE = /^\s*(eslint|@ts-|prettier-|@swc|istanbul|\/ <reference|\/<reference)/;
const URL_ALONE = /^\s*(?:\/\/|\/\*+|\*)?\s*\S*https?:\/\/\S+\s*(?:\*\/)?$/;
/** Idioms that a reader stumbles over, with the plain words for them. */
const IDIOMS = [
  [/\banswers\b/i, 'returns", "responds" or the noun "response'],
  [/\bthe own\b/i, 'the player\'s", "the caller\'s" or "their own'],
  [/\bany more\b/i, 'no longer'],
  [/\btold\b/i, 'says", "shows", "records" or "reads'],
  [/\b(somebody|whoever)\b/i, 'a player", "another admin" or who else acts'],
  [/\bnobody\b/i, 'no player", "no caller" or who else does not act'],
];
/** "What an admin enters" has no subject and no verb of its own. */
const HEADLESS = /^[\s*]*(What)\b/;

/** Returns the first idiom of a text and the words to write instead; quoted words do not count. */
export function idiomIn(text) {
  const unquoted = text.replaceAll(/`[^`]*`|"[^"\n]*"/g, '');
  const [pattern, instead] = IDIOMS.find(([idiom]) => idiom.test(unquoted)) ?? [];
  return pattern ? { word: pattern.exec(unquoted)[0], instead } : undefined;
}

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

/** Returns the fault of a comment that begins in the middle of a sentence; otherwise undefined. */
function headlessIn(comment) {
  const [, word] = HEADLESS.exec(comment) ?? [];
  return word && { word: `${word} …`, instead: 'The refund that …", "Returns …' };
}

/**
 * Comments name who acts, begin with a subject or a verb, and avoid the idioms of {@link idiomIn}.
 */
export const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { idiom: 'Write "{{instead}}" instead of "{{word}}".' },
  },
  create(context) {
    return forEachComment(context, (comment) => {
      const data = idiomIn(comment.value) ?? headlessIn(comment.value);
      if (data) context.report({ loc: comment.loc, messageId: 'idiom', data });
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
