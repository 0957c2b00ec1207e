/** Margins, letters and line spacing of a court's papers. A text that cannot be read keeps its field and gets an error. */
import { useState } from 'react';
import type { CourtProfile } from '#contract/application/packet.ts';
import { PageFormat } from '#contract/application/page-format.ts';
import { useText } from '#parts/text-context.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { latinDigits } from '#kernel/latin-digits.ts';

interface PageFieldsProps {
  readonly court: CourtProfile;
  /** The format of the court while the profile has none of its own. */
  readonly usual: PageFormat;
  readonly onChange: (court: CourtProfile) => void;
}

type PageTexts = Readonly<Record<'margins' | 'fontPt' | 'lineSpacing', string>>;

const FIELDS = ['margins', 'fontPt', 'lineSpacing'] as const;

export function PageFields({ court, usual, onChange }: PageFieldsProps) {
  const { court: words } = useText().filingPacket;
  const [typed, setPageTexts] = useState(() => typedOf(court.page ?? usual));
  const errors = errorsOf(typed);
  const change = (field: keyof PageTexts, text: string) => {
    const next = { ...typed, [field]: text };
    setPageTexts(next);
    const page = PageFormat.safeParse(formatOf(next));
    if (page.success) onChange({ ...court, page: page.data });
  };
  return FIELDS.map((field) => (
    <TextField
      key={field}
      id={`packet-court-${field}`}
      label={words.page[field]}
      hint={field === 'margins' ? words.page.marginsHint : undefined}
      inputMode={field === 'margins' ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={40}
      error={errors.has(field) ? words.page.errors[field] : undefined}
      value={typed[field]}
      onChange={(text) => change(field, text)}
    />
  ));
}

const typedOf = ({
  marginsMm: { left, right, top, bottom },
  fontPt,
  lineSpacing,
}: PageFormat): PageTexts => ({
  margins: [left, right, top, bottom].join(', '),
  fontPt: String(fontPt),
  lineSpacing: String(lineSpacing),
});

function formatOf({ margins, fontPt, lineSpacing }: PageTexts): unknown {
  const [left, right, top, bottom, ...more] = margins
    .split(/[\s,;/]+/)
    .filter(Boolean)
    .map(numberOf);
  const marginsMm = more.length === 0 ? { left, right, top, bottom } : null;
  return { marginsMm, fontPt: numberOf(fontPt), lineSpacing: numberOf(lineSpacing) };
}

const numberOf = (text: string): number => Number(latinDigits(text.trim()) || Number.NaN);

function errorsOf(typed: PageTexts): ReadonlySet<keyof PageTexts> {
  const read = PageFormat.safeParse(formatOf(typed));
  if (read.success) return new Set();
  return new Set(
    read.error.issues.map(({ path: [first] }) => (first === 'marginsMm' ? 'margins' : fieldNamed(first))),
  );
}

const fieldNamed = (name: PropertyKey | undefined): 'fontPt' | 'lineSpacing' =>
  name === 'fontPt' ? 'fontPt' : 'lineSpacing';
