import { inEachFir } from './each-fir.ts';
import { namedFir, type PaperMatter } from './matter.ts';
import { offenceLines } from './offence-line.ts';

/** One sentence for each FIR, with its offences. */
export const accusations = (
  matter: PaperMatter,
  sentence: (fir: string, sections: string) => string,
): string[] =>
  inEachFir(matter).map((fir) => {
    const sections = offenceLines(fir).map(({ printed }) => printed);
    return sentence(namedFir(fir), sections.join('; '));
  });
