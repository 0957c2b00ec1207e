/** A file of official texts for tests. Every wording is invented: none is, or resembles, the text of an Act. */
import { LAW_TEXTS_FORMAT } from '#contract/law/law-texts.ts';

export const SOURCE = {
  name: 'Gazette of Examples',
  url: 'https://gazette.example.in/bns',
  retrievedOn: '2026-11-01',
};

export const TEXT = {
  code: 'BNS',
  section: '304',
  language: 'en',
  heading: 'An invented heading on quick hands',
  text: 'A made-up zebra sentence.\n\nIts second paragraph, equally made up.',
  asAmendedTo: '2026-07-01',
};

export const lawFileOf = (texts: readonly unknown[] = [TEXT], source: unknown = SOURCE) => ({
  format: LAW_TEXTS_FORMAT,
  source,
  texts,
});
