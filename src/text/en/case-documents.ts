/** Documents of a case: the list, adding one, and the screen on which one is read. */
import type { DocumentKind, DocumentType } from '#contract/document.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';
import { fileFaults } from './file-faults.ts';
import { plural } from './plural.ts';
import { fileSize } from './file-size.ts';

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
  loading: 'Looking for the documents',
  none: 'No documents available for this case.',
  kind: KIND,
  line: (type: DocumentType, size: number) => `${TYPE[type]}, ${fileSize(size)}`,
  view: 'View',
  remove: 'Remove',
  withApplication: `On this ${DEVICE} for now. They go to the court’s server together with the application.`,
  notHere: `Not on this ${DEVICE} yet`,
  keepAll: (size: number) => `Keep all on this ${DEVICE} (${fileSize(size)})`,
  keeping: 'Fetching',
  kept: { title: `All are on this ${DEVICE}`, description: 'They open without a signal.' },
  keptNot: (left: number, why: 'away' | 'full') => ({
    title: `${plural(left, 'document is', 'documents are')} still missing`,
    description:
      why === 'full'
        ? `There is no room left on this ${DEVICE}. Delete photos or apps you do not need, then try again.`
        : 'There is no answer from the court’s server. Try again when there is a signal.',
  }),
  add: {
    /** On a judge's case page. */
    upload: 'Upload Document',
    what: 'What you add is',
    file: 'Add a file',
    photo: 'Take a photo',
    adding: 'Adding',
    hint: 'PDF, DOCX, JPG, PNG up to 10MB each',
    added: (n: number) => `${plural(n, 'document', 'documents')} added`,
    addedText: `Safe on this ${DEVICE}.`,
    isThere: 'This file is here already, so it was not added twice.',
    renamed: (name: string) => `Its name said something else than it is. It was added as ${name}.`,
    notAdded: 'Not added',
    ways: { again: 'Try again', smaller: 'Make it smaller and add it' },
    leaveOut: 'Leave it out',
    fault: {
      ...fileFaults,
      unread:
        'This file could not be read. If it lies in a cloud, download it first, then add it from your downloads.',
      gone: `What this belongs to is not on this ${DEVICE} any more. Go back to the list and open it again.`,
      full: `There is no room for it on this ${DEVICE}. Delete photos or apps you do not need, then try again: it stays here while this page is open.`,
      heavyPicture: 'This picture is larger than 10 MB. Add it smaller: a photographed page stays readable.',
      smallerNot: `It could not be made smaller on this ${DEVICE}. Connect once and try again, or take it again with fewer dots, and add that one.`,
    },
  },
  removeNot: {
    title: 'It stays',
    description:
      'The court’s server may have it already. What is on the file of the court is not taken away.',
  },
  screen: {
    title: 'Document',
    record: {
      loading: 'Opening the document',
      missing: `This document is not on this ${DEVICE}, or it is not yours.`,
      failed: 'The document could not be opened.',
      offline: 'It opens by itself once there is a signal.',
    },
    toCase: 'Open the case',
    toApplication: 'Open the application',
    save: 'Save a copy',
    fetching: 'Fetching the document',
    bytes: {
      offline: `This document is not on this ${DEVICE} yet. It opens by itself once there is a signal.`,
      missing: 'The court’s server does not have this document any more, or you may no longer see it.',
      failed: 'What came is not the document that was added. Try again; if it stays so, tell the operator.',
      'signed-out': 'Log in to fetch this document.',
    },
    viewer: {
      loading: 'Preparing the pages',
      notHere: `The part of the app that shows this kind of document is not on this ${DEVICE} yet. Connect once and reload; you can save a copy meanwhile.`,
      broken: 'This document cannot be shown here. Save a copy and open it in another app.',
      locked:
        'This document opens with a password only. Save a copy and open it in an app that asks for the password, or ask for a copy without one.',
      reload: 'Reload',
    },
    tools: 'How it is shown',
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
