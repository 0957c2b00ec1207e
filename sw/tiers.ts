/** The tiers of files that are not installed with the app, by the start of their path. */
import type { FileHashes } from './build-files.ts';
import { hashesOf } from './build-files.ts';
import { type FileTier, fileTier } from './file-tier.ts';

const LANGUAGE = '/assets/language-';

export interface Tiers {
  /** Fonts and the chunks for PDF and DOCX: rarely needed first, downloaded when idle. */
  readonly heavy: FileTier;
  /** Texts and fonts of a language: downloaded when it is chosen. */
  readonly languages: FileTier;
  /** Viewers of PDF and DOCX: downloaded with the first document of each kind. */
  readonly viewers: FileTier;
  /** The reader of pictures and its models: downloaded with the first picture that is read. */
  readonly ocr: FileTier;
  /** Fonts of single scripts: downloaded for the first paper that needs one. */
  readonly scriptFonts: FileTier;
}

export function tiersOf(hashes: FileHashes): Tiers {
  const tier = (start: string, name: string): FileTier =>
    fileTier({
      cacheName: `zamanat-verified-${name}`,
      formerName: `zamanat-${name}`,
      hashes: hashesOf(hashes, (path) => path.startsWith(start)),
    });
  return {
    heavy: tier('/assets/heavy-', 'heavy'),
    languages: tier(LANGUAGE, 'languages'),
    viewers: tier('/assets/viewer-', 'viewer'),
    ocr: tier('/assets/ocr-', 'ocr'),
    scriptFonts: tier('/assets/indic-font-', 'scripts'),
  };
}

/** Marathi uses the Devanagari font too. */
const STEMS: Readonly<Record<string, readonly string[]>> = {
  hi: ['hi-', 'devanagari-'],
  mr: ['mr-', 'devanagari-'],
};

/** The condition for files of this language. */
export function isFileOf(language = 'en'): (path: string) => boolean {
  const stems = (STEMS[language] ?? [`${language}-`]).map((stem) => LANGUAGE + stem);
  return (path) => stems.some((stem) => path.startsWith(stem));
}
