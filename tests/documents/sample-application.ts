/** One case used by all document tests, and by the design pages. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { day } from '../../src/kernel/calendar-date.ts';
import type { BailDraft, DocumentContext } from '../../src/documents/matter.ts';
import { PDF_FONT_FILES, SCRIPT_FONT_FILES } from '../../src/documents/pdf-font-files.ts';
import { TABLES } from '../law/law-tables.ts';
import type { PdfFonts } from '../../src/documents/pdf-fonts.ts';
import type { CourtDocument } from '../../src/documents/model.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import { type LoadedScript, loadedScriptsIn } from '../../src/documents/scripts.ts';

export const HINDI = 'क्षत्रिय, कर्म, प्रार्थना, सुनील रामचंद्र जाधव';

export const context: DocumentContext = { filedOn: day('2026-11-20'), lawEdition: '2026-11', tables: TABLES };

/** Only the fields of section 3 of the specification, without optional ones. */
export const bare: BailDraft = {
  applicant: {
    name: 'Sunil Ramchandra Jadhav',
    age: 34,
    gender: 'male',
    address: 'Shivneri Chawl, Hadapsar',
  },
  case: {
    firNumber: '218/2024',
    policeStation: 'Hadapsar',
    court: 'sessions',
    sections: ['BNS 318(4)'],
    allegations: 'Money was taken for a goods vehicle that was not delivered.',
  },
  bail: { grounds: 'The investigation is complete.' },
};

export const full = {
  applicant: {
    ...bare.applicant,
    nameLocal: 'सुनील रामचंद्र जाधव',
    parentage: 'son of Ramchandra Jadhav',
    occupation: 'driver',
  },
  case: {
    ...bare.case,
    firDate: day('2024-07-08'),
    offenceDate: day('2024-07-03'),
    district: 'Pune',
    state: 'Maharashtra',
    cnr: 'MHPU040123452024',
    caseNumber: { type: 'R.C.C.', number: '1904', year: 2024 },
    courtPlace: 'Pune',
    allegations: `The informant paid ₹6.5 lakh.\n\nThe informant says: “${HINDI}”.`,
    custodyStatus: 'judicial',
    arrestDate: day('2024-07-10'),
    firstRemandDate: day('2024-07-11'),
    jail: 'Yerawada Central Prison',
    chargesheet: { state: 'filed', on: day('2024-09-05') },
    trial: { stage: 'evidence', chargeFramedOn: day('2025-02-12'), witnessesCited: 14, witnessesExamined: 3 },
    antecedents: {
      known: true,
      rows: [
        {
          firNumber: '97/2023',
          policeStation: 'Kothrud',
          sections: ['IPC 379'],
          state: 'acquitted',
          on: day('2025-08-14'),
        },
      ],
    },
  },
  bail: {
    grounds: '1. The investigation is complete.\n2. The applicant has roots in Pune\nand a family to keep.',
    previousApplications: 'none',
    proposedConditions: 'reporting',
  },
  advocate: { name: 'Meera Kulkarni', enrolmentNumber: 'MAH/2841/2014' },
} satisfies BailDraft;

/** The same application with other facts of the case, the bail part or both. */
export function withFacts(facts: BailDraft['case'], bail?: BailDraft['bail']): BailDraft {
  return { ...full, case: { ...full.case, ...facts }, bail: { ...full.bail, ...bail } };
}

const { resolve } = createRequire(import.meta.url);

const bytes = (file: string): Uint8Array => new Uint8Array(readFileSync(resolve(file)));

export function pdfFonts(scripts: readonly LoadedScript[] = []): PdfFonts {
  const others = scripts.map((lang) => {
    const { normal, bold } = SCRIPT_FONT_FILES[lang];
    return [lang, { normal: bytes(normal), bold: bytes(bold) }] as const;
  });
  return {
    scripts: Object.fromEntries(others),
    latin: bytes(PDF_FONT_FILES.latin),
    latinBold: bytes(PDF_FONT_FILES.latinBold),
    devanagari: bytes(PDF_FONT_FILES.devanagari),
    devanagariBold: bytes(PDF_FONT_FILES.devanagariBold),
  };
}

/** Every font that the paper needs. */
export const fontsOf = (document: CourtDocument): PdfFonts => pdfFonts(loadedScriptsIn(plainText(document)));
