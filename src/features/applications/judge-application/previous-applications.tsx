import type { BailPart } from '#contract/application.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import type { Catalogue } from '#text/catalogue.ts';

/** Not shown where there are none, or nothing is said of them. */
export function PreviousApplications({ bail }: { bail: BailPart }) {
  const { choices, judgeApplication: text } = useText();
  const { previousApplications: stated, previous = [] } = bail;
  if ((stated === undefined || stated === 'none') && previous.length === 0) return null;
  return (
    <LedgerSection title={text.previous}>
      <div className="part">
        {stated && <p>{choiceLabel(choices, 'previousBail', stated)}</p>}
        {previous.length > 0 && (
          <ul>
            {previous.map((row) => (
              <li key={`${row.court} ${row.number}`}>{rowText(row, text)}</li>
            ))}
          </ul>
        )}
      </div>
    </LedgerSection>
  );
}

type Row = NonNullable<BailPart['previous']>[number];

function rowText({ court, number, outcome, decidedOn }: Row, text: Catalogue['judgeApplication']): string {
  const said = text.earlierRow(court, number, outcome);
  return decidedOn ? said + text.dated(indianDate(decidedOn)) : said;
}
