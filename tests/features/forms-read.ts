/** Accessibility faults of a form for a screen reader, as text; empty if there are none. */

const CONTROLS = 'input:not([type="hidden"], [hidden]), select, textarea';

const within = (id: string): string => document.getElementById(id)?.textContent?.trim() ?? '';

const idsOf = (value: string | null): string[] => (value ?? '').split(/\s+/).filter(Boolean);

function nameOf(control: Element): string {
  const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : [];
  const nameParts = [
    control.getAttribute('aria-label'),
    ...idsOf(control.getAttribute('aria-labelledby')).map(within),
    ...labels.map(({ textContent }) => textContent?.trim()),
  ];
  return nameParts.filter(Boolean).join(' ');
}

const groupOf = (control: Element): string => {
  const group = control.closest('fieldset, [role="group"], [role="radiogroup"]');
  return group?.querySelector(':scope > legend')?.textContent?.trim() ?? (group ? nameOf(group) : '');
};

const called = (control: Element): string => control.id || control.outerHTML.slice(0, 80);

export function unnamed(root: ParentNode): string[] {
  return [...root.querySelectorAll(CONTROLS)].flatMap(namelessIn);
}

function namelessIn(control: Element): string[] {
  const described = idsOf(control.getAttribute('aria-describedby')).filter((id) => within(id) === '');
  const found = described.map((id) => `${called(control)} is described by ${id}, which is not there`);
  if (nameOf(control) === '') found.push(`${called(control)} has no name`);
  if (control.matches('[type="radio"]') && groupOf(control) === '')
    found.push(`${called(control)} stands in no named group`);
  return found;
}

/** After a try that failed: the summary has the focus, and leads in order to fields that say the same. */
export function unsaid(summary: Element): string[] {
  const links = [...summary.querySelectorAll('a')];
  const targets = links.map((link) => document.getElementById(link.hash.slice(1)));
  const order = targets.every((target, n) => {
    const next = targets[n + 1];
    return !target || !next || target === next || (target.compareDocumentPosition(next) & 4) > 0;
  });
  return [
    ...(document.activeElement === summary ? [] : ['the summary has not the focus']),
    ...(order ? [] : [`the summary is in another order: ${links.map(({ hash }) => hash).join(' ')}`]),
    ...links.flatMap((link, n) => faultsOf(link, targets[n] ?? null)),
  ];
}

function faultsOf(link: HTMLAnchorElement, target: HTMLElement | null): string[] {
  const { hash, textContent } = link;
  if (!target) return [`${hash} leads nowhere`];
  const group = target.closest('fieldset');
  const about = [target, ...(group ? [group] : [])].flatMap((each) =>
    idsOf(each.getAttribute('aria-describedby')),
  );
  return [
    ...(target.matches('input, select, textarea, button, [tabindex]') ? [] : [`${hash} takes no focus`]),
    ...(about.some((id) => within(id).includes(textContent)) ? [] : [`${hash} does not say: ${textContent}`]),
    ...(target.getAttribute('aria-invalid') === 'true' ? [] : [`${hash} is not called wrong`]),
  ];
}
