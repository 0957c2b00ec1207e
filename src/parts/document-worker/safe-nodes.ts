/**
 * Parses the HTML that mammoth produces into a tree of allowed elements. Other tags leave only their text;
 * other attributes are dropped.
 */
export interface SafeElement {
  readonly tag: SafeTag;
  readonly href?: string;
  readonly src?: string;
  readonly alt?: string;
  readonly children: readonly SafeNode[];
}

export type SafeNode = string | SafeElement;

const TAGS = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'em',
  's',
  'u',
  'sup',
  'sub',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
  'br',
  'a',
  'img',
] as const;
export type SafeTag = (typeof TAGS)[number];

const isSafe = (tag: string): tag is SafeTag => TAGS.some((known) => known === tag);

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+|</gi;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const EMPTY = new Set(['br', 'img']);

interface Open {
  readonly tag: string;
  readonly element: Omit<SafeElement, 'children'> | null;
  readonly children: SafeNode[];
}

export function safeNodes(html: string): readonly SafeNode[] {
  const tree = new Tree();
  for (const [whole, slash, name = '', attributes = '', alone] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (tag === '') tree.say(plain(whole));
    else if (slash) tree.close(tag);
    else tree.open(tag, attributes);
    if (tag !== '' && (alone || (!slash && EMPTY.has(tag)))) tree.close(tag);
  }
  return tree.whole();
}

/** React draws each level by recursion. Deeper elements leave their text. */
const DEEPEST = 100;

class Tree {
  readonly #root: Open = { tag: '', element: null, children: [] };
  readonly #open: Open[] = [this.#root];

  get #top(): Open {
    return this.#open.at(-1) ?? this.#root;
  }

  say(text: string): void {
    this.#top.children.push(text);
  }

  open(tag: string, attributes: string): void {
    const isShown = isSafe(tag) && this.#open.length < DEEPEST;
    this.#open.push({ tag, element: isShown ? elementOf(tag, attributes) : null, children: [] });
  }

  /** Also closes elements left open inside it; ignores an end tag without a start. */
  close(tag: string): void {
    if (!this.#open.some((each) => each.tag === tag)) return;
    while (this.#top.tag !== tag) this.#end();
    this.#end();
  }

  whole(): readonly SafeNode[] {
    while (this.#open.length > 1) this.#end();
    return this.#root.children;
  }

  /** An element that is not allowed leaves its text. */
  #end(): void {
    const ended = this.#open.pop();
    if (!ended) return;
    const { element, children } = ended;
    this.#top.children.push(...(element ? [{ ...element, children }] : children));
  }
}

function elementOf(tag: SafeTag, attributes: string): Omit<SafeElement, 'children'> | null {
  const given = new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, plain(value)]),
  );
  if (tag === 'a') return { tag, ...leadingTo(given.get('href') ?? '') };
  if (tag !== 'img') return { tag };
  const src = given.get('src') ?? '';
  return PICTURE.test(src) ? { tag, src, alt: given.get('alt') ?? '' } : null;
}

/** Only embedded pictures; nothing external is fetched. */
const PICTURE = /^data:image\/(?:png|jpeg|gif);base64,/;

const leadingTo = (href: string): { readonly href?: string } =>
  /^(?:https?:|mailto:)/i.test(href) ? { href } : {};

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

const plain = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (all, name: string) => NAMED[name] ?? all);
