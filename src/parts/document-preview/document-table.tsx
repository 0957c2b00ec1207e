import type { ReactElement } from 'react';
import { DocumentText } from './document-text.tsx';

interface DocumentTableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly gaps: readonly string[];
}

export function DocumentTable({ head, rows, gaps }: DocumentTableProps): ReactElement {
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
          // oxlint-disable-next-line react/no-array-index-key -- a printed row has no identity but its place
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
