import { readFileSync } from 'node:fs';
import ts from 'typescript';

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe']);

/**
 * Reads the titles of `it`, `test` and `describe` in a file, with `.each` and other modifiers.
 * A title is the text between the quotes: `%s` is kept, an expression in a template becomes `…`.
 * @param {string} path
 * @returns {Set<string>}
 */
export function titlesIn(path) {
  const titles = new Set();
  const visit = (node) => {
    if (ts.isCallExpression(node) && isTestFunction(node.expression)) {
      const title = titleOf(node.arguments[0]);
      if (title !== undefined) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false));
  return titles;
}

/** Returns true for `test`, `test.slow`, `test.each(rows)` and ``test.each`rows` ``. */
function isTestFunction(expression) {
  if (ts.isIdentifier(expression)) return TEST_FUNCTIONS.has(expression.text);
  if (ts.isPropertyAccessExpression(expression)) return isTestFunction(expression.expression);
  if (ts.isCallExpression(expression)) return isTestFunction(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return isTestFunction(expression.tag);
  return false;
}

function titleOf(argument) {
  if (argument === undefined) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return undefined;
  return argument.head.text + argument.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}
