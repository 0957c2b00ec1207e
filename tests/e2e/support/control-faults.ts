/** The controls of a page as the accessibility tree of the browser has them. */
import type { Page } from 'playwright-core';

/** The state that a role has to tell. */
const STATE_OF: Readonly<Record<string, string>> = {
  checkbox: 'checked',
  radio: 'checked',
  switch: 'checked',
  tab: 'selected',
  DisclosureTriangle: 'expanded',
};

/** Places that a script may focus, and that are no controls. */
const PLACES = new Set(['RootWebArea', 'main', 'heading', 'dialog', 'region', 'tabpanel', 'form']);

interface TreeNode {
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly backendDOMNodeId?: number;
}

const textOf = (value: TreeNode['name']): string => (typeof value?.value === 'string' ? value.value : '');

const isControl = ({ ignored, role, properties = [] }: TreeNode): boolean =>
  !ignored &&
  !PLACES.has(textOf(role)) &&
  properties.some(({ name, value }) => name === 'focusable' && value.value === true);

function faultOf({ role, name, properties = [] }: TreeNode): string | null {
  const kind = textOf(role);
  const said = textOf(name).trim();
  const state = STATE_OF[kind];
  if (['', 'generic', 'none'].includes(kind)) return `"${said}" has no role`;
  if (said === '') return `a ${kind} has no name`;
  const hasState = state === undefined || properties.some((each) => each.name === state);
  return hasState ? null : `${kind} "${said}" has no state ${state}`;
}

/** Controls without a name or role, or without the state of their role, each with its element. */
export async function controlFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const controls = nodes.filter(isControl);
    if (controls.length < 10) return [`only ${controls.length} controls are in the tree`];
    const faults: string[] = [];
    for (const control of controls) {
      const fault = faultOf(control);
      if (fault === null) continue;
      const { backendDOMNodeId = 0 } = control;
      const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId });
      faults.push(`${fault}: ${node.localName} ${(node.attributes ?? []).join(' ')}`);
    }
    return faults;
  } finally {
    await session.detach();
  }
}
