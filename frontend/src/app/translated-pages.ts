/** The element that a translation puts in the place of a text: Chrome wraps it in two of these. */
const WRAPPER = 'FONT';

/** The wrapper that stands in the place of a text. */
const wrappers = new WeakMap<Node, Element>();

/** Methods of every node as plain functions, which are called with the node that they are for. */
interface TreeMethods {
  readonly insertBefore: (this: Node, child: Node, before: Node | null) => Node;
  readonly removeChild: (this: Node, child: Node) => Node;
}

/**
 * Lets a page live on while the browser translates it. Chrome takes each text out and puts its own
 * element in its place, while React keeps the text for later: a new total would be written where
 * the reader does not see it, and to remove the text would throw. A changed text returns to its
 * place, and what React asks of a text that was taken out happens to its wrapper.
 */
export function followTranslation(root: Node): void {
  const native: TreeMethods = Node.prototype;
  const { insertBefore, removeChild } = native;
  const observer = new MutationObserver(follow);
  /** Returns the child of a parent that stands for a text that once was its child. */
  const standsFor = (child: Node, parent: Node): Node => {
    follow(observer.takeRecords());
    const wrapper =
      wrappers.get(child) ?? (child.parentElement?.tagName === WRAPPER ? child.parentElement : null);
    const outer = wrapper?.parentElement?.tagName === WRAPPER ? wrapper.parentElement : wrapper;
    return outer?.parentNode === parent ? outer : child;
  };

  function follow(records: readonly MutationRecord[]): void {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target);
      for (const text of record.removedNodes) {
        const wrapper = wrapperOf(text, record);
        if (!wrapper) continue;
        wrappers.set(text, wrapper);
        observer.observe(text, { characterData: true });
      }
    }
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    removeChild.call(this, standsFor(child, this));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const next = before && before.parentNode !== this ? standsFor(before, this) : before;
    return insertBefore.call(this, child, next) as Child;
  };
  observer.observe(root, { childList: true, subtree: true });
}

/** Returns what was put in the place of a text, either at once or just before it was taken out. */
function wrapperOf(text: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord): Element | null {
  if (!(text instanceof Text) || text.isConnected) return null;
  for (const near of [...addedNodes, previousSibling, nextSibling])
    if (near instanceof Element && near.tagName === WRAPPER && near.isConnected) return near;
  return null;
}

/** The translation will find the new text and translate it again. */
function putBack(text: Node): void {
  const wrapper = wrappers.get(text);
  if (!wrapper?.isConnected) return;
  wrappers.delete(text);
  wrapper.replaceWith(text);
}
