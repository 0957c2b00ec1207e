// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { bailApplication } from '../../src/documents/bail-application.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import { DocumentPreview } from '../../src/parts/document-preview/document-preview.tsx';
import { HINDI_PAPERS } from '../../src/text/hi/papers/documents.ts';
import { context, full, withFacts } from './sample-application.ts';

const LABEL = 'Application as it will be filed';

afterEach(cleanup);

describe('document preview', () => {
  it('shows every printed word in order', () => {
    const document = bailApplication(full, context);
    render(<DocumentPreview document={document} label={LABEL} />);
    const shown = screen.getByRole('region', { name: LABEL }).textContent;
    let at = 0;
    for (const line of plainText(document)
      .split('\n')
      .filter((text) => !/^\(\w\) |^\d+\. | \| | \.\.\. /.test(text))) {
      const found = shown.replaceAll('\u00a0', ' ').indexOf(line, at);
      expect([line, found >= at]).toEqual([line, true]);
      at = found + line.length;
    }
  });

  it('renders the title as h2 and parts as h3', () => {
    render(<DocumentPreview document={bailApplication(full, context)} label={LABEL} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 3, name: 'Prayer' })).toBeTruthy();
  });

  it('continues paragraph numbers after a heading', () => {
    const parts = [
      { heading: 'Parity', text: 'One.' },
      { heading: 'Health', text: 'Two.' },
    ];
    render(
      <DocumentPreview
        document={bailApplication(withFacts({}, { groundParts: parts }), context)}
        label={LABEL}
      />,
    );
    const item = screen.getByText('Two.').closest('ol');
    const before = screen.getByText('One.').closest('ol');
    expect(item?.start).toBe((before?.start ?? 0) + 1);
  });

  it.each([
    ['a', context],
    ['क', { ...context, papers: HINDI_PAPERS }],
  ])('letters a list as the paper does, from %s', (first, words) => {
    const document = bailApplication(full, words);
    const { container } = render(<DocumentPreview document={document} label={LABEL} />);
    const shown = [...container.querySelectorAll<HTMLElement>('.doc-letters > li')].map(
      ({ style }) => style.listStyleType,
    );
    const printed = document.blocks.flatMap((block) =>
      block.kind === 'lettered' ? [`"(${block.letter}) "`] : [],
    );
    expect(shown).toEqual(printed);
    expect(shown[0]).toBe(`"(${first}) "`);
  });
});

describe('marks and links of the preview', () => {
  it('sets the language attribute of Hindi and English text', () => {
    render(<DocumentPreview document={bailApplication(full, context)} label={LABEL} />);
    const [name] = screen.getAllByText('सुनील रामचंद्र जाधव');
    expect(name?.lang).toBe('hi');
    expect(screen.getByText('Prayer').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('marks missing facts', () => {
    const document = bailApplication({}, { ...context, unfinished: true });
    const { container } = render(<DocumentPreview document={document} label={LABEL} />);
    const marked = [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(new Set(marked)).toEqual(new Set(document.gaps));
  });

  it('links each part to its form step without repeated links', () => {
    render(
      <DocumentPreview
        document={bailApplication(full, context)}
        label={LABEL}
        partLink={(from) => ({ href: `#${from}`, label: `Change ${from}` })}
      />,
    );
    const links = within(screen.getByRole('region')).getAllByRole('link');
    const targets = links.map((link) => link.getAttribute('href'));
    expect(new Set(targets)).toEqual(new Set(['#case', '#applicant', '#bail', '#advocate']));
    expect(targets.filter((target, index) => target === targets[index - 1])).toEqual([]);
  });
});

describe('signature', () => {
  it('renders one unbroken line above the name', () => {
    const { container } = render(<DocumentPreview document={bailApplication(full, context)} label={LABEL} />);
    const lines = [...container.querySelectorAll('.doc-line')];
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line.textContent).toMatch(/^_+$/);
    expect(lines[0]?.nextSibling?.textContent).not.toMatch(/^\s*_/);
  });
});
