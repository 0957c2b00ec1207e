/** The further applicants of an application: particulars, custody, right on this day and antecedents of each. */
import { useMemo } from 'react';
import type { ApplicationContent, CoApplicant } from '#contract/application/application.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { reliefOf } from '#data/records/application/pending-applications.ts';
import { asAppliedBy } from '#domain/application/each-applicant.ts';
import { namesOfApplicants } from '#domain/application/order-applicants.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Facts } from '#ui/lists/facts-list.tsx';
import { choiceLabel } from './choice-label.ts';
import { type DocketFacts, docketFacts } from './judge-docket/docket-facts.ts';
import { rightTexts } from './judge-docket/docket-words.ts';
import { useLawTables } from './law-tables/use-law-tables.ts';
import { useText } from './text-context.tsx';

interface FiledContent extends ApplicationContent {
  readonly createdAt: string;
}

const NOBODY: readonly CoApplicant[] = [];

/** Nothing for one applicant. */
export function CoApplicants({ application }: { readonly application: FiledContent }) {
  const words = useText();
  const people = application.coApplicants ?? NOBODY;
  const counted = useCounted(application, people);
  if (people.length === 0) return null;
  const names = namesOfApplicants(application);
  return (
    <LedgerSection title={words.generator.coApplicants.title}>
      <div className="part">
        <Facts
          facts={people.map((person, n) => ({
            label: names[n + 1] ?? person.name,
            value: linesOf(person, counted[n], words).join(' · '),
          }))}
        />
      </div>
    </LedgerSection>
  );
}

/** Empty until the law tables load. */
function useCounted(application: FiledContent, people: readonly CoApplicant[]): readonly DocketFacts[] {
  const law = useLawTables();
  const { day: asOf } = useCourtDay();
  const tables = law.status === 'ready' ? law.tables : null;
  return useMemo(() => {
    if (!tables) return [];
    const relief = reliefOf(application);
    const filedOn = dayInIndia(new Date(application.createdAt));
    return people.map((person) => {
      const { applicant, bail, case: facts } = asAppliedBy(application, person);
      const input = { _id: person.name, version: '', facts, bail, applicant, relief, filedOn };
      return docketFacts(input, { tables, asOf });
    });
  }, [application, people, tables, asOf]);
}

function linesOf(person: CoApplicant, counted: DocketFacts | undefined, words: Catalogue): string[] {
  const { choices, judge, judgeApplication } = words;
  const { age, gender, parentage, address, custodyStatus, antecedents } = person;
  const right = counted?.right && rightTexts(counted.right, words);
  const days = counted?.custodyDays ?? null;
  const lines = [
    parentage && judgeApplication.typed.parentage(parentage),
    `${age} / ${choiceLabel(choices, 'gender', gender)}`,
    address,
    custodyStatus && choiceLabel(choices, 'custodyStatus', custodyStatus),
    days !== null && judge.docket.custody(days),
    right && `${right.name}: ${right.when}`,
    antecedents && judgeApplication.facts.antecedents(antecedents.rows.length),
  ];
  return lines.flatMap((line) => line || []);
}
