// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { invariant } from '#kernel/assert.ts';
import { keepingStyles } from './computed-styles.ts';

const BODY = `
  <main><p hidden>a</p><p>b</p><input type="hidden"><dialog>c</dialog><dialog open><b>d</b></dialog>
    <details><summary>e</summary><summary>f</summary><i>g</i></details><div style="display:none"><u>h</u></div>
    <div style="visibility:hidden"><u>i</u></div><table><tr><td>j</td></tr></table><template>k</template></main>`;

const NAMES = ['display', 'visibility', 'font-weight', 'text-align'] as const;

it('gives the same styles as jsdom, also after a change', () => {
  const view = document.body.appendChild(document.createElement('iframe')).contentWindow; // as jsdom made it
  invariant(view, 'a frame without a window');
  view.document.body.innerHTML = BODY;
  const compute = view.getComputedStyle.bind(view);
  const kept = keepingStyles(compute);
  const read = (styleOf: typeof compute) =>
    [...view.document.querySelectorAll('body *')].map((each) =>
      NAMES.map((name) => `${each.outerHTML}: ${name} ${styleOf(each).getPropertyValue(name)}`),
    );
  expect(read(kept)).toEqual(read(compute));
  for (const each of view.document.querySelectorAll('p')) each.toggleAttribute('hidden');
  expect(read(kept)).toEqual(read(compute));
});
