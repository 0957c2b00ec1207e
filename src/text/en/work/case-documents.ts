/** Documents of a case: list, upload and viewer. */
import type { DocumentKind, DocumentType } from '#contract/case/document.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';
import { fileFaults } from '#text/en/file-faults.ts';
import { plural } from '#text/en/plural.ts';
import { fileSize } from '#text/en/file-size.ts';

const KIND: Readonly<Record<DocumentKind, string>> = {
  annexure: 'Annexure',
  order: 'Order of a court',
  identity: 'Proof of identity',
  other: 'Other document',
};

const TYPE: Readonly<Record<DocumentType, string>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
};

export const caseDocuments = {
  title: 'Documents',
  loading: 'Loading documents',
  none: 'No documents available for this case.',
  kind: KIND,
  line: (type: DocumentType, size: number) => `${TYPE[type]}, ${fileSize(size)}`,
  view: 'View',
  remove: 'Remove',
  withApplication: `On this ${DEVICE} for now. They will be sent with the application.`,
  notHere: 'Not downloaded',
  keepAll: (size: number) => `Download all (${fileSize(size)})`,
  keeping: 'Downloading',
  kept: { title: 'All documents downloaded', description: 'They open offline.' },
  keptNot: (left: number, why: 'away' | 'full') => ({
    title: `${plural(left, 'document is', 'documents are')} not downloaded`,
    description:
      why === 'full'
        ? `Storage on this ${DEVICE} is full. Free some space and try again.`
        : 'The court’s server did not answer. Try again online.',
  }),
  add: {
    /** On the case page of a judge. */
    upload: 'Upload Document',
    what: 'Document type',
    file: 'Add file',
    photo: 'Take photo',
    adding: 'Adding',
    hint: 'PDF, DOCX, JPG, PNG up to 10MB each',
    added: (n: number) => `${plural(n, 'document', 'documents')} added`,
    addedText: `Saved on this ${DEVICE}.`,
    isThere: 'Already added.',
    renamed: (name: string) => `The file name did not match its type. Added as ${name}.`,
    notAdded: 'Not added',
    ways: { again: 'Try again', smaller: 'Make it smaller and add it' },
    leaveOut: 'Skip',
    fault: {
      ...fileFaults,
      unread:
        'This file could not be read. If it is in a cloud, download it first and add it from your downloads.',
      gone: `This record is no longer on this ${DEVICE}. Go back to the list and open it again.`,
      full: `Storage on this ${DEVICE} is full. Free some space and try again. Keep this page open.`,
      heavyPicture: 'This picture is larger than 10 MB. Add it smaller: a photographed page stays readable.',
      smallerNot: 'It could not be made smaller. Try again online, or retake it at a lower resolution.',
    },
  },
  removeNot: {
    title: 'Not removed',
    description: 'The court’s server may already have it. A filed document cannot be removed.',
  },
  screen: {
    title: 'Document',
    record: {
      loading: 'Loading the document',
      missing: `This document is not on this ${DEVICE}, or you do not have access to it.`,
      failed: 'The document could not be opened.',
      offline: 'It will open when you are online.',
    },
    toCase: 'Open the case',
    toApplication: 'Open the application',
    save: 'Save a copy',
    fetching: 'Loading the document',
    bytes: {
      offline: 'This document is not downloaded; go online to open it.',
      missing: 'The court’s server no longer has this document, or you no longer have access to it.',
      failed:
        'The downloaded file does not match the original. Try again; if it fails again, tell the operator.',
      'signed-out': 'Log in to download this document.',
    },
    viewer: {
      loading: 'Loading pages',
      notHere:
        'The viewer for this type of document is not downloaded. Connect once and reload, or save a copy.',
      broken: 'This document cannot be shown here. Save a copy and open it in another app.',
      tooLarge: 'This document is too large to show here. Save a copy and open it in another app.',
      locked:
        'This document needs a password. Save a copy and open it in another app, or ask for a copy without one.',
      reload: 'Reload',
    },
    tools: 'View options',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    fit: 'Fit',
    zoom: (percent: number) => `${percent} %`,
    page: 'Page',
    pageOf: (pages: number) => `of ${indianNumber(pages)}`,
    pageName: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: 'Previous page',
    next: 'Next page',
    pages: 'Pages',
  },
} as const;
