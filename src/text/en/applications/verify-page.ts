/** Public page that verifies an order, for anyone who holds the paper. */
export const verifyPage = {
  over: 'Verification of an order',
  title: 'Court order',
  loading: 'Asking the court’s server',
  standing: { 'in-force': 'In force', superseded: 'Superseded', withdrawn: 'Withdrawn' },
  supersededInPartOn: 'For some of its applicants a later order replaced it on',
  supersededOn: 'A later order replaced it on',
  conditionsReplacedOn: 'A later order replaced the conditions only, on',
  outcome: { Approved: 'Bail granted', Rejected: 'Bail refused' },
  inPart: 'Bail granted in some of the FIRs, refused in the others',
  changed: {
    title: 'Does not match',
    text: 'The stored order is not the one that was signed. Do not rely on it. Ask the court for a certified copy.',
  },
  fields: {
    outcome: 'Outcome',
    on: 'Date of the order',
    judge: 'Judge',
    court: 'Court',
    application: 'Application number',
    case: 'Case number',
    key: 'Passkey of the judge',
    hash: 'SHA-256 of the exact text',
    order: 'Number of the order',
  },
  keySigned: 'Signed on',
  keyUnsigned: 'Not signed by key',
  noSignatureOfAct:
    'The check shows the text that the judge signed here. It is no certified copy and no electronic signature under the Information Technology Act, 2000.',
  compare: {
    title: 'Compare your copy',
    file: 'Choose the PDF or DOCX',
    fileHint:
      'The text stored in the file is compared on this page and not sent. Pictures and drawings in it are not compared. Of a word drawn in an Indian script only the consonants are compared, without their order.',
    reading: 'Reading the file',
    unread: {
      'no-paper': 'This is no readable PDF or DOCX. Choose the file of the order.',
      locked: 'The file needs a password. Save a copy without it and choose that.',
      'too-large': 'The file is too large for this page. Choose the file of the order alone.',
      'not-here': 'The reader of PDF files could not load. Try again with a signal, or paste the text.',
      'no-text':
        'The file has no text, only pictures. Paste the text, or ask the court for a certified copy.',
      'indian-script':
        'The letters of this PDF cannot be read in order. It is no print of this app, or it was changed. Choose the DOCX, or copy the text and paste it.',
    },
    text: 'Text of the order',
    hint: 'Or copy all text of the paper and paste it here. It is compared on this page and not sent.',
    act: 'Compare',
    missing: 'Paste the text of the order.',
    same: 'The text is the same as in the signed order.',
    other:
      'The text differs from the signed order. Copy the whole paper once more. If it still differs, ask the court for a certified copy.',
    otherFile:
      'The text differs from the signed order. Do not rely on this file. Ask the court for a certified copy.',
    notHere: 'This browser cannot compare here. Open the page at an address that begins with https.',
    hash: 'SHA-256 of your text:',
  },
  tryAgain: 'Try again',
  closed: {
    unknown: {
      title: 'Order unknown',
      text: 'This server has no proof of this order. Compare the number with the paper, or ask the court that made the order.',
    },
    removed: {
      title: 'Order not found in its application',
      text: 'The order was signed here, but its record is gone. Ask the court for a certified copy.',
    },
    offline: { title: 'Offline', text: 'An order can be verified online only. Try again with a signal.' },
    busy: { title: 'Asked too often', text: 'Wait a minute and try again.' },
    failed: { title: 'Not verified', text: 'The court’s server did not answer. Try again in a minute.' },
  },
};
