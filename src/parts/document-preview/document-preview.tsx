/** Renders the court document from the same blocks as PDF and DOCX. */
import { Fragment, type ReactElement } from 'react';
import type { CourtDocument, DocumentPart } from '#documents/model.ts';
import { type BlockGroup, grouped } from '#documents/render/block-groups.ts';
import { type PartLink, PartLinkLine } from './part-link-line.tsx';
import { SingleBlockView } from './single-block-view.tsx';
import { DocumentText } from './document-text.tsx';
import './document-preview.css';

interface DocumentPreviewProps {
  readonly document: CourtDocument;
  /** Accessible name of the region, such as "The application as it will be filed". */
  readonly label: string;
  /** Link to the step that edits a part; without it the preview has no links. */
  readonly partLink?: (from: DocumentPart) => PartLink | null;
}

export function DocumentPreview({ document, label, partLink }: DocumentPreviewProps): ReactElement {
  const groups = grouped(document.blocks);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section className="doc" aria-label={label} tabIndex={0}>
      <div className="doc-page" lang={document.language}>
        {groups.map((group, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- blocks have no id
          <Fragment key={index}>
            <PartLinkLine link={linkAt(groups, index, partLink)} />
            {group.kind === 'single' ? (
              <SingleBlockView block={group.block} gaps={document.gaps} />
            ) : (
              <DocumentList group={group} gaps={document.gaps} />
            )}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

/** Link at the start of a part, once for consecutive blocks of that part. */
function linkAt(
  groups: readonly BlockGroup[],
  index: number,
  partLink: DocumentPreviewProps['partLink'],
): PartLink | null {
  const from = originOf(groups[index]);
  if (!from || !partLink) return null;
  const before = groups
    .slice(0, index)
    .map(originOf)
    .findLast((origin) => origin !== undefined);
  return before === from ? null : partLink(from);
}

function originOf(group: BlockGroup | undefined): DocumentPart | undefined {
  return group?.kind === 'single' ? group.block.from : group?.items[0]?.from;
}

interface DocumentListProps {
  readonly group: Exclude<BlockGroup, { kind: 'single' }>;
  readonly gaps: readonly string[];
}

/** Numbering continues from the previous list; letters restart. */
function DocumentList({ group, gaps }: DocumentListProps): ReactElement {
  if (group.kind === 'letters') {
    return (
      <ol className="doc-letters">
        {group.items.map(({ letter, text }) => (
          <li key={letter} style={{ listStyleType: `"(${letter}) "` }}>
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
