import { idiomIn } from './comment-rules.mjs';

const MIN_WORDS = 3;
const MIN_WORDS_OF_ITS_OWN = 2;
const MAX_LENGTH = 120;
const RUNNERS = new Set(['it', 'test', 'describe']);
/** `test.step`, hooks and settings of Playwright are not in the list: they have no title. */
const MODIFIERS = new Set(['each', 'describe', 'concurrent', 'serial', 'parallel', 'failing']);
const PLACEHOLDER = /^\W*(%[sdifjoOp#]|\$\w[\w.]*)\W*$/;
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`/g;
/** A title begins with what is tested or what it does, and not in the middle of a sentence. */
const FRAGMENT = new RegExp(
  `^(${[
    'and|but|or|so|then|however|because|although|though|since|unless|if|when|while|until|where|whether|how|why',
    'that|what|which|who|whose|whom|as|than|not',
    'of|for|with|without|in|on|at|by|from|to|about|after|before|during|near|between|among|beside|behind',
    'under|over|through|towards|across|against|despite|per',
  ].join('|')})(?![\\w-])`,
  'i',
);
const SPANISH = /[áéíóúüñ¿¡]|\b(el|la|los|las|una|del|que|por|para)\b/i;

/**
 * A test title is an English phrase that makes sense alone in a list of failures: it has three
 * words or more, at most 120 characters, Spanish only in a quoted text of the screen, no idiom, and
 * the title of a test begins with a noun or a verb.
 */
export const testTitle = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      short: `A test title has ${MIN_WORDS} words or more, not counting all placeholders: "{{title}}".`,
      long: `A test title has at most ${MAX_LENGTH} characters, but this one has {{length}}.`,
      idiom: 'Write "{{instead}}" instead of "{{word}}": "{{title}}".',
      fragment: 'The title of a test begins with a noun or a verb: "{{title}}".',
      spanish: 'A test title is English; a text of the screen stands in quotation marks: "{{title}}".',
    },
  },
  create(context) {
    return {
      CallExpression(node) {
        const title = isTest(node.callee) ? titleOf(node.arguments[0]) : undefined;
        if (title === undefined) return;
        for (const messageId of violationsOf(title, isGroup(node.callee)))
          context.report({
            node: node.arguments[0],
            messageId,
            data: { title, length: String(title.length), ...idiomIn(title) },
          });
      },
    };
  },
};

/** Returns true for `test`, `test.describe`, `it.each(…)` and the tagged form of `each`. */
function isTest(callee) {
  if (callee.type === 'Identifier') return RUNNERS.has(callee.name);
  if (callee.type === 'CallExpression') return isEach(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isEach(callee.tag);
  return (
    callee.type === 'MemberExpression' &&
    callee.property.name !== 'each' &&
    MODIFIERS.has(callee.property.name) &&
    isTest(callee.object)
  );
}

const isEach = (callee) =>
  callee.type === 'MemberExpression' && callee.property.name === 'each' && isTest(callee.object);

/**
 * Returns the text of a literal title, with `$0` for each inserted value; undefined if computed.
 */
function titleOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('$0');
  return undefined;
}

/** Returns true for `describe` in all its forms: the name of a group may be a clause. */
function isGroup(callee) {
  if (callee.type === 'Identifier') return callee.name === 'describe';
  const inner = { CallExpression: 'callee', TaggedTemplateExpression: 'tag', MemberExpression: 'object' };
  return callee.property?.name === 'describe' || isGroup(callee[inner[callee.type]]);
}

function violationsOf(title, isOfGroup) {
  const words = title.split(/\s+/).filter((word) => /[\p{L}\p{N}%$]/u.test(word));
  const ownWords = words.filter((word) => !PLACEHOLDER.test(word));
  const unquoted = title.replaceAll(QUOTED, '');
  return [
    (words.length < MIN_WORDS || ownWords.length < MIN_WORDS_OF_ITS_OWN) && 'short',
    title.length > MAX_LENGTH && 'long',
    idiomIn(title) && 'idiom',
    !isOfGroup && FRAGMENT.test(title) && 'fragment',
    SPANISH.test(unquoted) && 'spanish',
  ].filter(Boolean);
}
