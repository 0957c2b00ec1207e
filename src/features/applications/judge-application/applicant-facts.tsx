import type { ApplicationView } from '#data/records/application/applications.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import { labelsOn } from '#text/fact-words.ts';
import { useText } from '#parts/text-context.tsx';
import { MomentText } from '#ui/time-text.tsx';
import type { SummaryRow } from '#ui/lists/facts-list.tsx';
import { fullNameOf } from '#domain/case/name-for.ts';

export function useApplicantFacts(application: ApplicationView): SummaryRow[] {
  const words = useText();
  const { choices, judgeApplication: text, times } = words;
  const own = labelsOn('judge', words);
  const { applicant, applicationNumber, advocate, createdAt } = application;
  const { label } = text;
  const { phone, email } = applicant;
  const facts: (SummaryRow | false)[] = [
    { label: label.number, value: applicationNumber ?? text.noNumber },
    { label: own.fullName, value: <Name name={fullNameOf({ applicant })} local={applicant.nameLocal} /> },
    applicant.parentage !== undefined && {
      label: own.parentage,
      value: text.typed.parentage(applicant.parentage),
    },
    {
      label: label.ageGender,
      value: `${applicant.age} / ${choiceLabel(choices, 'gender', applicant.gender)}`,
    },
    {
      label: own.occupation,
      value: applicant.occupation ? text.typed.occupation(applicant.occupation) : text.notSpecified,
    },
    { label: own.address, value: applicant.address },
    Boolean(phone ?? email) && { label: label.contact, value: <Contact phone={phone} email={email} /> },
    { label: label.filingDate, value: <MomentText at={createdAt} zone={times.zone} /> },
    advocate !== undefined && {
      label: label.advocate,
      value: [advocate.name, advocate.enrolmentNumber].filter(Boolean).join(', '),
    },
  ];
  return facts.filter((fact) => fact !== false);
}

function Name({ name, local }: { name: string; local: string | undefined }) {
  if (!local) return name;
  const lang = /\p{Script=Devanagari}/u.test(local) ? 'hi' : undefined;
  return (
    <>
      {name} (<span lang={lang}>{local}</span>)
    </>
  );
}

function Contact({ phone, email }: { phone: string | undefined; email: string | undefined }) {
  return (
    <span className="row">
      {phone && <a href={`tel:${phone.replaceAll(/[\s-]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </span>
  );
}
