/**
 * How the codes and the commonest special Acts are called beside their short codes and full names (`code-names.ts`).
 * Written for this project from general knowledge of cause lists, FIRs and newspapers; no list was copied. Marked with
 * a question mark: a form heard but not sure to be common.
 */

/** Folded text (`fold.ts`): lower case, without nukta. Longer names first within a code. */
export const CODE_ALIASES: readonly (readonly [string, readonly string[]])[] = [
  [
    'BNSS',
    [
      'bharatiya nagarik suraksha sanhita',
      'nagarik suraksha sanhita',
      'b\\.? ?n\\.? ?s\\.? ?s\\.?',
      'bnss',
      'bss',
    ],
  ],
  ['BNSS', ['भारतीय नागरिक सुरक्षा संहिता', 'नागरिक सुरक्षा संहिता', 'बी ?एन ?एस ?एस', 'बीएसएस']],
  [
    'BNS',
    [
      'bharatiya nyaya sanhita',
      'nyaya sanhita',
      'nyay sanhita',
      'भारतीय न्याय संहिता',
      'न्याय संहिता',
      'बी ?एन ?एस',
    ],
  ],
  [
    'BSA',
    [
      'bharatiya sakshya adhiniyam',
      'sakshya adhiniyam 2023',
      'b\\.? ?s\\.? ?a\\.?',
      'भारतीय साक्ष्य अधिनियम 2023',
      'बी ?एस ?ए',
    ],
  ],
  [
    'IEA',
    [
      'indian evidence act',
      'evidence act',
      'bharatiya sakshya adhiniyam 1872',
      'i\\.? ?e\\.? ?a\\.?',
      'साक्ष्य अधिनियम',
      'एविडेंस एक्ट',
    ],
  ],
  [
    'CrPC',
    [
      'code of criminal procedure',
      'criminal procedure code',
      'cr\\.? ?p\\.? ?c\\.?',
      'दंड प्रक्रिया संहिता',
      'सी ?आर ?पी ?सी',
      'दंप्रसं',
      'द\\.?प्र\\.?स\\.?',
    ],
  ],
  [
    'IPC',
    [
      'indian penal code',
      'penal code',
      'i\\.? ?p\\.? ?c\\.?',
      'bhadvi',
      'bhadansan',
      'भारतीय दंड संहिता',
      'भादवि',
      'भादसं',
      'भादंवि',
      'भादंसं',
      'आई ?पी ?सी',
    ],
  ],
  ['NDPS', ['एन ?डी ?पी ?एस', 'nd ?& ?ps']],
  ['POCSO', ['पॉक्सो', 'पोक्सो', 'pocso', 'posco', 'pocsco']],
  ['PMLA', ['पी ?एम ?एल ?ए', 'money laundering act']],
  ['UAPA', ['यू ?ए ?पी ?ए', 'ulapa']],
  ['SC/ST', ['sc ?[/&-]? ?st', 'atrocity act', 'atrocities act', 'harijan act', 'एससी ?[/-]? ?एसटी']],
  ['ARMS', ['आर्म्स एक्ट', 'आयुध अधिनियम', 'armes act']],
  ['NI', ['negotiable instrument act', 'एन ?आई एक्ट', 'n\\.i\\. act']],
  ['IT', ['आई ?टी एक्ट', 'cyber act', 'cyber law']],
  ['MV', ['motor vehicle act', 'motor vehicles act', 'मोटर वाहन अधिनियम', 'एमवी एक्ट']],
  ['PC', ['anti corruption act', 'corruption act', 'भ्रष्टाचार निवारण अधिनियम']],
  ['PWDV', ['domestic violence act', 'dv act', 'घरेलू हिंसा अधिनियम']],
  ['DP', ['dowry act', 'दहेज प्रतिषेध अधिनियम', 'दहेज निषेध अधिनियम']],
  ['UP-GANGSTERS', ['gangsters? act', 'गैंगस्टर एक्ट']],
  ['JJ', ['juvenile justice act', 'juvenile act', 'किशोर न्याय अधिनियम']],
  ['CGST', ['gst act', 'gst', 'जीएसटी']],
  ['UP-COW', ['cow slaughter act', 'गोवध निवारण अधिनियम']],
  ['D&C', ['drugs? (?:and|&) cosmetics? act']],
  ['WILDLIFE', ['wild ?life (?:protection )?act']],
  ['MWPRM', ['triple talaq act']],
  ['BIHAR-EXCISE', ['bihar (?:excise|prohibition|liquor) act', 'sharabbandi kanoon']],
];
