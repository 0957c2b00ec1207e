/** The report of a calculation. */

export const report = {
  /** Of the paper. */
  language: 'en',
  pageWords: { before: 'Page ', between: ' of ' },
  make: 'Generate Report',
  title: 'Bail calculation report',
  of: (name: string | null, fir: string | null) =>
    `Name: ${name ?? '.'.repeat(40)}   FIR: ${fir ?? '.'.repeat(20)}`,
  print: 'Print',
  pdf: 'Save as PDF',
  share: 'Share',
  making: 'Making PDF',
  filename: 'bail-calculation.pdf',
  failed: 'The PDF could not be made. Print the page instead.',
  notHere: 'What makes a PDF is not on this device yet. Open this page once with a network, or print it.',
  done: 'The report is saved.',
  shared: 'The report is shared.',
  number: (date: string) => `Calculated on ${date}`,
  entered: 'What was entered',
  value: 'Value',
  condition: 'Condition',
  state: 'State',
  law: 'Law',
  disclaimer:
    'This report is a calculation from the entries above, made on the device of the person who entered them. It is not legal advice and no court has checked it. Check the custody certificate, the charge as framed and the law in force before relying on it.',
};
