/** JJ 74: papers of every version withhold a person who is known as a child now, also if they were filed as of an adult. */
import type { Applicant, ApplicationContent, CoApplicant } from '#contract/application/application.ts';
import { isOfChild, withoutNames } from '#documents/child-identity.ts';
import { everyone } from '#documents/joint.ts';
import { type DocumentContext, matterOf, type PaperMatter } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import type { DocumentWords } from '#text/en/papers/documents.ts';
import { plainText } from '#documents/render/plain-text.ts';

/** A person as one version records the person. */
type RecordedAges = Partial<Omit<Applicant, 'nameLocal'>> & { readonly nameLocal?: string | undefined };

export interface KnownVersions {
  /** Oldest first; the last is the content now. Without the particulars of each child. */
  readonly versions: readonly ApplicationContent[];
  /** The children as each version records them. */
  readonly children: readonly RecordedAges[];
  /** The last version, with its law determined. */
  readonly lastMatter: () => PaperMatter;
}

type ApplicantsPart = Pick<ApplicationContent, 'applicant' | 'coApplicants'>;

const personsOf = ({ applicant, coApplicants = [] }: ApplicantsPart): readonly RecordedAges[] => [
  applicant,
  ...coApplicants,
];

/** `former` are the earlier versions, oldest first. */
export function knownVersions(
  content: ApplicationContent,
  former: readonly ApplicationContent[],
  context: DocumentContext,
): KnownVersions {
  const texts = [...former, content];
  const now = personsOf(content);
  const matter = matterOf(content, context);
  const isChild = everyone(matter).map(isOfChild);
  if (!isChild.some(Boolean)) return { versions: texts, children: [], lastMatter: () => matter };
  const childOf = (person: RecordedAges, index: number) => {
    const named = now.findIndex(({ name }) => name === person.name);
    const at = named === -1 ? index : named;
    return isChild[at] === true ? now[at] : undefined;
  };
  const children = texts.flatMap((text) => personsOf(text).filter((person, n) => childOf(person, n)));
  const versions = texts.map((text) => unnamed(text, { childOf, children, board: matter.words.board }));
  return { versions, children, lastMatter: () => matterOf(versions.at(-1) ?? content, context) };
}

interface WithholdInput {
  /** The same person in the content now, if this is a child. */
  readonly childOf: (person: RecordedAges, index: number) => RecordedAges | undefined;
  readonly children: readonly RecordedAges[];
  readonly board: Pick<DocumentWords['board'], 'child' | 'inText'>;
}

/** The papers of a child are composed from the age as it is known now. */
function unnamed(
  version: ApplicationContent,
  { childOf, children, board }: WithholdInput,
): ApplicationContent {
  const persons = personsOf(version);
  const cleaned = withoutNamesOf(version, children, board.inText);
  const blank = (person: RecordedAges, child: RecordedAges) => ({
    ...person,
    name: board.child,
    ...(child.age !== undefined && { age: child.age }),
    ...NO_PARTICULARS,
  });
  const known = persons.map((person, n) => {
    const child = childOf(person, n);
    return child && blank(person, child);
  });
  const { applicant, coApplicants = [] } = cleaned;
  // oxlint-disable typescript/no-unsafe-type-assertion -- the same persons with blank particulars
  return {
    ...cleaned,
    applicant: (known[0] ?? applicant) as Applicant,
    ...(coApplicants.length > 0 && {
      coApplicants: coApplicants.map((person, n) => (known[n + 1] ?? person) as CoApplicant),
    }),
  };
  // oxlint-enable typescript/no-unsafe-type-assertion
}

const NO_PARTICULARS = {
  nameLocal: undefined,
  parentage: undefined,
  occupation: undefined,
  address: undefined,
  phone: undefined,
};

const withoutNamesOf = <Texts>(texts: Texts, children: readonly RecordedAges[], inText: string): Texts =>
  children.reduce((left, child) => withoutNames(left, child, inText), texts);

/** The paper without the names of every version. */
export function withChildrenUnnamed(
  paper: CourtDocument,
  children: readonly RecordedAges[],
  inText: string,
): CourtDocument {
  const { title, blocks } = withoutNamesOf({ title: paper.title, blocks: paper.blocks }, children, inText);
  return { ...paper, title, blocks };
}

/** True if the paper was composed as of an adult: it has a name or another particular of the child. */
export function identifies(paper: CourtDocument, children: readonly RecordedAges[]): boolean {
  const text = spaced(`${paper.title}\n${plainText(paper)}`);
  return children.some((child) => {
    const { name = '', nameLocal = '', parentage = '', address = '' } = child;
    const particulars = [name, nameLocal, parentage, address]
      .map(spaced)
      .filter((each) => each.trim() !== '');
    return (
      particulars.some((each) => text.includes(each)) ||
      withoutNamesOf(text, [child], '\u0000').includes('\u0000')
    );
  });
}

/** Lower case with single spaces around each word. */
const spaced = (text: string): string =>
  ` ${(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `;
