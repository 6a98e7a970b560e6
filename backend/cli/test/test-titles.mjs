import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const TEST_FOLDERS = [
  'backend/src',
  'backend/test',
  'backend/stand-ins',
  'backend/demo',
  'frontend/src',
  'frontend/e2e',
];
const TEST_FUNCTIONS = new Set(['it', 'test', 'describe']);

/**
 * Finds every test file of the repository.
 * @param {string} root the repository's folder
 * @returns {string[]} paths below `root`, with `/`
 */
export function testFiles(root) {
  return TEST_FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter((path) => TEST_FILE.test(path));
}

function filesBelow(root, folder) {
  try {
    return readdirSync(join(root, folder), { recursive: true }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    );
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Reads the titles of `it`, `test` and `describe` in a file, with `.each` and other modifiers.
 * A title is the text between the quotes: `%s` is kept, an expression in a template becomes `…`.
 * @param {string} path
 * @returns {Set<string>}
 */
export function titlesIn(path) {
  return titlesOf(readFileSync(path, 'utf8'), path);
}

/** @param {string} text the source of a test file @param {string} name selects the syntax */
export function titlesOf(text, name = 'some.test.tsx') {
  const titles = new Set();
  const visit = (node) => {
    if (ts.isCallExpression(node) && isTestFunction(node.expression)) {
      const title = titleOf(node.arguments[0]);
      if (title !== undefined) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false));
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
