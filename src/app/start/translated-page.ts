/**
 * A browser that translates the page replaces text nodes, and React keeps the old ones. Each of them leads to its
 * replacement here, so that a change neither throws nor leaves outdated text.
 */

/** By text node of React: the element that replaced it in the page. */
const REPLACEMENTS = new WeakMap<Node, Element>();

const isFont = (node: Node): node is Element => node.nodeName === 'FONT';

export function allowTranslation(root: Node): void {
  new MutationObserver(noteReplacements).observe(root, { childList: true, subtree: true });
  allowReplacedNodes();
}

function noteReplacements(records: readonly MutationRecord[]): void {
  for (const record of records) {
    for (const text of record.removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.parentNode !== null) continue;
      const font = fontOf(record);
      if (font) REPLACEMENTS.set(text, font);
    }
  }
}

/** In one step with the removal, or beside the text before its removal. */
function fontOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  const beside = [previousSibling, nextSibling].filter((node) => node !== null);
  return [...addedNodes, ...(addedNodes.length === 0 ? beside : [])].find(isFont);
}

/** `child` or its replacement, if `parent` contains it; otherwise null. */
function standingIn(parent: Node, child: Node): Node | null {
  if (child.parentNode === parent) return child;
  const font = REPLACEMENTS.get(child);
  if (font?.parentNode === parent) return font;
  for (let at = child.parentNode; at; at = at.parentNode)
    if (at.parentNode === parent && isFont(at)) return at;
  return null;
}

/* oxlint-disable typescript/unbound-method -- the methods of the browser are called with their node */
function allowReplacedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const there = standingIn(this, child);
    if (there) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && standingIn(this, before));
    return node;
  };
  if (!value?.set) return;
  const write = value.set;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      write.call(this, text);
      restore(this);
    },
  });
}
/* oxlint-enable typescript/unbound-method */

/** New text is shown in the place of the translation of the old one. */
function restore(text: Node): void {
  const font = REPLACEMENTS.get(text);
  if (!font?.parentNode) return;
  REPLACEMENTS.delete(text);
  font.parentNode.replaceChild(text, font);
}
