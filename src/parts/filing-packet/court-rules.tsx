/** Rules of a court on the form of its papers, each with its source. */
import { type CourtReference, type CourtRule, courtSource } from '#domain/case/court-profiles.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';

export function CourtRules({ record }: { readonly record: CourtReference }) {
  const { court: words } = useText().filingPacket;
  const source = courtSource(record);
  if (!source || source.rules.length === 0) return <p className="small quiet">{words.noRules(source)}</p>;
  return (
    <>
      {source.rules.map((rule) => (
        <p key={rule.rule} className="small quiet">
          {words.rules.stated(factsOf(rule, words.rules).join(', '))} {words.rules.read[rule.read](rule.year)}{' '}
          <cite lang="en" translate="no">
            {rule.rule}
          </cite>
        </p>
      ))}
      <p className="small quiet">{words.rules.unreviewed}</p>
    </>
  );
}

type RuleWords = Catalogue['filingPacket']['court']['rules'];

function factsOf(rule: CourtRule, words: RuleWords): string[] {
  const { efiling = {} } = rule;
  const flags = (['pdfa', 'searchable', 'bookmarks'] as const).filter((flag) => efiling[flag]);
  return [
    ...given(rule.paper, (paper) => words.papers[paper]),
    ...given(rule.sides, (sides) => words.sides[sides]),
    ...given(rule.gsm, words.gsm),
    ...given(rule.font, (font) => font),
    ...given(rule.fontPt, words.fontPt),
    ...given(rule.lineSpacing, words.lineSpacing),
    ...given(rule.marginsMm, (margins) => marginsLine(margins, words)),
    ...flags.map((flag) => words.efiling[flag]),
    ...given(efiling.dpi, words.dpi),
    ...given(efiling.limitMb, words.limitMb),
  ];
}

function marginsLine(margins: NonNullable<CourtRule['marginsMm']>, words: RuleWords): string {
  const stated = (['left', 'right', 'top', 'bottom'] as const).flatMap((side) =>
    given(margins[side], (mm) => words.marginOf[side](mm)),
  );
  return words.margins(stated.join(', '));
}

const given = <T,>(value: T | undefined, word: (value: T) => string): string[] =>
  value === undefined ? [] : [word(value)];
