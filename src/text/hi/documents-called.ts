import type { Called } from '#text/en/documents-called.ts';

/** Both are the same before a postposition. */
export const APPLICANT: Called = { party: 'प्रार्थी', Party: 'प्रार्थी', paper: 'याचिका' };

export const APPELLANT: Called = { party: 'अपीलार्थी', Party: 'अपीलार्थी', paper: 'अपील' };
