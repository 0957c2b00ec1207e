/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { forum as English } from '#text/en/law/forum.ts';
import type { Translated } from '#text/translated.ts';

export const forum: Translated<typeof English> = {
  title: 'न्यायालय आणि सूचना',
  courts: {
    magistrate: 'न्यायदंडाधिकारी',
    'executive-magistrate': 'न्यायिक अधिकार असलेले कार्यकारी न्यायदंडाधिकारी',
    'chief-magistrate': 'मुख्य न्यायदंडाधिकारी किंवा मुख्य महानगर न्यायदंडाधिकारी',
    'special-magistrate': 'न्यायदंडाधिकारी दर्जाचे विशेष न्यायालय',
    sessions: 'सत्र न्यायालय',
    designated: 'नियुक्त न्यायालय',
    special: 'विशेष न्यायालय',
    'childrens-court': 'बाल न्यायालय',
    board: 'बाल न्याय मंडळ',
    high: 'उच्च न्यायालय',
  },
  first: (court) => `पहिला अर्ज: ${court}.`,
  appellate: (court) => `निकालाविरुद्ध अपील: ${court}.`,
  otherwise: (court) => `ते स्थापन होईपर्यंत: ${court}.`,
  unchecked: 'राज्याच्या कायद्यातील कलम तपासा.',
  beforeArrest: (court) => `अटकेपूर्वी: ${court}.`,
  refused: {
    application: (court) => `नकारानंतर: ${court} येथे अर्ज.`,
    appeal: (court, n) => `नकारानंतर: ${court} येथे ${indianNumber(n)} दिवसांत अपील.`,
    byPractice: (court) => `नकारानंतर: ${court} येथे अपील किंवा अर्ज, त्या न्यायालयाच्या पद्धतीनुसार.`,
    contested: 'नकारानंतरच्या मार्गाबाबत उच्च न्यायालयांत मतभेद आहेत.',
  },
  others: (courts) => `दोषारोपात ही न्यायालयेही आहेत: ${courts}. ज्या न्यायालयाने दखल घेतली ते सुनावणी करते.`,
  notices: {
    victim: 'पीडिताला सूचना द्या; पीडिताला ऐकले जाण्याचा हक्क आहे.',
    child: 'बालकाच्या कुटुंबाला किंवा पालकाला सूचना द्या; त्यांना वकिलामार्फत ऐकले जाऊ शकते.',
    wife: 'विवाहित महिलेला ऐकणे आवश्यक आहे.',
    prosecutor: 'अभियोक्त्याला विरोधाची संधी मिळाली पाहिजे.',
  },
  respondent: (names) => `प्रतिवादी: ${names}.`,
  respondentAsked: (names) => `प्रतिवादी: ${names}, ज्या प्राधिकाऱ्याने अटक केली तो.`,
  or: ' किंवा ',
  respondents: {
    'state-police': 'राज्य, पोलीस ठाण्यामार्फत',
    ed: 'अंमलबजावणी संचालनालय',
    cbi: 'केंद्रीय अन्वेषण विभाग',
    ncb: 'अमली पदार्थ नियंत्रण विभाग',
    customs: 'सीमाशुल्क विभाग',
    dri: 'महसूल गुप्तवार्ता संचालनालय',
    gst: 'वस्तू व सेवा कर प्राधिकरण',
    sfio: 'गंभीर फसवणूक अन्वेषण कार्यालय',
    nia: 'राष्ट्रीय तपास यंत्रणा',
    'income-tax': 'आयकर विभाग',
    department: 'तक्रार करणारा विभाग',
    'private-complainant': 'तक्रारदार',
  },
  waiting: 'न्यायालय अजून माहीत नाही: एक कलम वाचलेले नाही.',
};
