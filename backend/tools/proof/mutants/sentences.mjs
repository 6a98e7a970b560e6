import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const REASON = 'a sentence for people';
const DECIDES = new Set(['ConditionalExpression', 'LogicalExpression', 'BinaryExpression']);

/**
 * Tells Stryker to leave sentences as they are. A test that repeats each of them would only be
 * written twice; people read them, and the checks of texts do. Codes and names have no spaces and
 * are mutated, and so is what decides within a sentence.
 */
const sentences = {
  shouldIgnore(path) {
    if (path.isStringLiteral()) return isSentence(path.node.value) ? REASON : undefined;
    if (!path.isTemplateLiteral()) return undefined;
    const { quasis, expressions } = path.node;
    const decides = expressions.some(({ type }) => DECIDES.has(type));
    return !decides && quasis.some(({ value }) => isSentence(value.raw)) ? REASON : undefined;
  },
};

const isSentence = (text) => /\s/.test(text.trim());

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'sentences', sentences)];
