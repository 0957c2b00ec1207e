import type { ReactElement } from 'react';
import { assertNever } from '#kernel/assert.ts';
import type { SingleBlock } from '#documents/render/block-groups.ts';
import { DocumentText } from './document-text.tsx';

interface SingleBlockViewProps {
  readonly block: SingleBlock;
  readonly gaps: readonly string[];
}

export function SingleBlockView({ block, gaps }: SingleBlockViewProps): ReactElement {
  if ('text' in block) return <LineView block={block} gaps={gaps} />;
  switch (block.kind) {
    case 'parties':
      return <PartiesView block={block} gaps={gaps} />;
    case 'table':
      return <DocumentTable head={block.head} rows={block.rows} gaps={gaps} />;
    case 'signature':
      return <SignatureView block={block} gaps={gaps} />;
    default:
      return assertNever(block);
  }
}

type Line = Extract<SingleBlock, { text: string }>;

function LineView({ block, gaps }: { readonly block: Line; readonly gaps: readonly string[] }): ReactElement {
  const text = <DocumentText text={block.text} gaps={gaps} />;
  switch (block.kind) {
    case 'court':
      return <p className="doc-court">{text}</p>;
    case 'docket':
      return <p className="doc-docket">{text}</p>;
    case 'title':
      return <h2>{text}</h2>;
    case 'heading':
      return block.level === 2 ? <h3>{text}</h3> : <h4>{text}</h4>;
    case 'paragraph':
    case 'timeline':
    case 'verification':
      return <p>{text}</p>;
    default:
      return assertNever(block);
  }
}

function PartiesView({
  block: { applicant, versus, respondent },
  gaps,
}: {
  readonly block: Extract<SingleBlock, { kind: 'parties' }>;
  readonly gaps: readonly string[];
}): ReactElement {
  return (
    <div className="doc-parties">
      <span>
        <DocumentText text={applicant.description} gaps={gaps} />
      </span>
      <span>{applicant.label}</span>
      <span className="doc-versus">{versus}</span>
      <span>
        <DocumentText text={respondent.description} gaps={gaps} />
      </span>
      <span>{respondent.label}</span>
    </div>
  );
}

/** Signature line: full column width, never broken. */
const isBlank = (line: string | undefined): boolean => line !== undefined && /^_+$/.test(line);

function SignatureView({
  block: { left, right },
  gaps,
}: {
  readonly block: Extract<SingleBlock, { kind: 'signature' }>;
  readonly gaps: readonly string[];
}): ReactElement {
  return (
    <div className="doc-signature">
      {[left, right].map((lines) => (
        <p key={lines === left ? 'left' : 'right'}>
          {isBlank(lines[0]) && <span className="doc-line">{lines[0]}</span>}
          <DocumentText text={(isBlank(lines[0]) ? lines.slice(1) : lines).join('\n')} gaps={gaps} />
        </p>
      ))}
    </div>
  );
}

interface DocumentTableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly gaps: readonly string[];
}

function DocumentTable({ head, rows, gaps }: DocumentTableProps): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- printed rows have no id
          <tr key={index}>
            {head.map((column, cell) => (
              <td key={column}>
                <DocumentText text={row[cell] ?? ''} gaps={gaps} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
