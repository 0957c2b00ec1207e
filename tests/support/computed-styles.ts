/** Keeps the computed styles of jsdom, which take milliseconds each. Queries by role ask for them thousands of times. */

type ComputeStyle = Window['getComputedStyle'];

/** Attributes that no rule of jsdom's own style sheet names. */
const WITHOUT_STYLE = /^(?:aria-.*|data-.*|class|for|href|id|name|placeholder|title|value)$/u;

/** Elements with rules for the first of its kind in its parent. */
const FIRST_OF_TYPE = new Set(['legend', 'summary']);

/** The element and its ancestors with what decides a style: two elements with the same chain have the same style. */
function chainOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !WITHOUT_STYLE.test(name))
    .map(({ name, value }) => `${name}=${value}`);
  const isFirst =
    FIRST_OF_TYPE.has(element.localName) &&
    element.parentElement?.querySelector(`:scope > ${element.localName}`) === element;
  const own = `${element.localName}${isFirst ? ':first' : ''}[${attributes.join('|')}]`;
  return element.parentElement ? `${chainOf(element.parentElement)}>${own}` : own;
}

/** Gives the same styles as `compute` in a document without style sheets of its own. */
export function keepingStyles(compute: ComputeStyle): ComputeStyle {
  const kept = new Map<string, CSSStyleDeclaration>();
  return (element, pseudo) => {
    const isKept = !pseudo && element.isConnected && element.ownerDocument.styleSheets.length === 0;
    if (!isKept) return compute(element, pseudo);
    const chain = chainOf(element);
    const style = kept.get(chain) ?? compute(element);
    kept.set(chain, style);
    return style;
  };
}
