import type { ReactElement } from 'react';
import type { BlockGroup } from '#documents/render/block-groups.ts';
import { DocumentText } from './document-text.tsx';

interface DocumentListProps {
  readonly group: Exclude<BlockGroup, { kind: 'single' }>;
  readonly gaps: readonly string[];
}

/** Numbers run on from the list before; letters begin anew. */
export function DocumentList({ group, gaps }: DocumentListProps): ReactElement {
  if (group.kind === 'letters') {
    return (
      <ol className="doc-letters">
        {group.items.map(({ letter, text }) => (
          <li key={letter}>
            <DocumentText text={text} gaps={gaps} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ol start={group.items[0]?.number}>
      {group.items.map(({ number, text }) => (
        <li key={number}>
          <DocumentText text={text} gaps={gaps} />
        </li>
      ))}
    </ol>
  );
}
