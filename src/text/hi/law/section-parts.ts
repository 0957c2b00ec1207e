/** Words in the section numbers of the tables, as a Hindi citation writes them. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\bfirst proviso\b/, 'पहला परंतुक'],
  [/\bsecond proviso\b/, 'दूसरा परंतुक'],
  [/\bthird proviso\b/, 'तीसरा परंतुक'],
  [/\bfourth proviso\b/, 'चौथा परंतुक'],
  [/\bproviso \(a\)/, 'परंतुक (क)'],
  [/\bproviso \(b\)/, 'परंतुक (ख)'],
  [/\bproviso \(c\)/, 'परंतुक (ग)'],
  [/\bproviso\b/, 'परंतुक'],
  [/\bExplanation\b/, 'स्पष्टीकरण'],
  [/\bill\. \(b\)/, 'दृष्टांत (ख)'],
  [/\bill\. /, 'दृष्टांत '],
  [/\bdocument\b/, 'दस्तावेज़'],
  [/\bmain part\b/, 'मूल भाग'],
  [/\bpart\b/, 'भाग'],
  [/\bnew\b/, 'नया'],
  [/\bFirst Schedule\b/, 'प्रथम अनुसूची'],
];

/** "479(1) first proviso": "479(1) पहला परंतुक" */
export const partOfSection = (section: string): string =>
  PARTS.reduce((text, [english, hindi]) => text.replace(english, hindi), section);
