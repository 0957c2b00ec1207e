/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. Only messages of the first screens and of forms. */
import type { wire as English } from '#text/en/account/wire.ts';
import { messageTranslator } from '#text/message-translator.ts';
import type { Translated } from '#text/translated.ts';

/** Reasons for a rejected request. Missing messages appear in English. */
const PROBLEMS = {
  'Correct the marked fields and send again.': 'గుర్తించిన వాటిని సరిచేసి మళ్ళీ పంపండి.',
  'Correct the marked fields and send again. {0}: {1}': 'గుర్తించిన వాటిని సరిచేసి మళ్ళీ పంపండి. {0}: {1}',
  'Log in to continue.': 'కొనసాగడానికి లాగిన్ అవ్వండి.',
  'Invalid credentials. Please check your email and password.': 'ఈమెయిల్ లేదా పాస్‌వర్డ్ సరైనది కాదు. రెండూ చూసి మళ్ళీ రాయండి.',
  'This device was logged out. Log in again to continue.': 'ఈ పరికరం లాగ్ అవుట్ చేయబడింది. కొనసాగడానికి మళ్ళీ లాగిన్ అవ్వండి.',
  'You do not have permission to do this.': 'ఇది చేయడానికి మీకు అనుమతి లేదు.',
  'This page is out of date. Reload it and try again.': 'ఈ పేజీ పాతది. మళ్ళీ తెరిచి ప్రయత్నించండి.',
  'Your judge account is not verified yet. Ask the operator to verify it.':
    'మీ న్యాయమూర్తి ఖాతా ఇంకా ధృవీకరించబడలేదు. ధృవీకరించమని నిర్వాహకులను అడగండి.',
  'Not found, or you do not have access to it.': 'దొరకలేదు, లేదా మీకు అనుమతి లేదు.',
  'An account with this email already exists. Log in, or use another email.':
    'ఈ ఈమెయిల్‌తో ఇప్పటికే ఖాతా ఉంది. లాగిన్ అవ్వండి, లేదా వేరే ఈమెయిల్ వాడండి.',
  'This version of the app is too old. Update it; nothing is lost.': 'యాప్ ఈ వెర్షన్ చాలా పాతది. అప్‌డేట్ చేయండి; ఏదీ పోదు.',
  'Too many tries. Wait a little and try again.': 'చాలాసార్లు ప్రయత్నించారు. కొంతసేపు ఆగి మళ్ళీ ప్రయత్నించండి.',
  'Server error. Please try again later.': 'సర్వర్ లోపం. కొంతసేపటి తర్వాత మళ్ళీ ప్రయత్నించండి.',
};

/** Field errors of login and registration. */
const FIELDS = {
  'Open the link from the message once more.': 'సందేశంలోని లింకును మరోసారి తెరవండి.',
  'Enter a new password.': 'కొత్త పాస్‌వర్డ్ రాయండి.',
  'Enter your current password.': 'మీ ప్రస్తుత పాస్‌వర్డ్ రాయండి.',
  'Enter an email address such as name@example.in.': 'name@example.in వంటి ఈమెయిల్ చిరునామా రాయండి.',
  'Full name is required': 'పూర్తి పేరు రాయండి',
  'Begin again at the log in.': 'లాగిన్ నుండి మళ్ళీ మొదలుపెట్టండి.',
  'Choose a role.': 'మీరు ఎవరో ఎంచుకోండి.',
  'Password must be at least {0} characters': 'పాస్‌వర్డ్‌లో కనీసం {0} అక్షరాలు ఉండాలి',
  'At most 256 characters.': 'గరిష్ఠంగా 256 అక్షరాలు.',
  'All fields are required': 'అన్నీ నింపండి',
  'Please enter both email and password': 'ఈమెయిల్, పాస్‌వర్డ్ రెండూ రాయండి',
};

/** Errors that only the server can detect at login and registration. */
const SERVER = {
  'This password is one of the first that are guessed. Choose another, such as three words.':
    'ఈ పాస్‌వర్డ్ మొదట ఊహించే వాటిలో ఒకటి. మూడు పదాల వంటి వేరే దానిని ఎంచుకోండి.',
  'This password is in a public list of stolen passwords. Choose another, such as three words.':
    'ఈ పాస్‌వర్డ్ దొంగిలించిన పాస్‌వర్డ్‌ల బహిరంగ జాబితాలో ఉంది. మూడు పదాల వంటి వేరే దానిని ఎంచుకోండి.',
  'Rows of keys, repeats and dates are guessed first. Choose another password, such as three words.':
    'కీబోర్డ్ వరుసలు, పునరావృతాలు, తేదీలు మొదట ఊహిస్తారు. మూడు పదాల వంటి వేరే పాస్‌వర్డ్ ఎంచుకోండి.',
  'Choose a password that is not your name or email.': 'మీ పేరు లేదా ఈమెయిల్ కాని పాస్‌వర్డ్ ఎంచుకోండి.',
  'This link is not one of ours. Ask for a new one.': 'ఈ లింకు మాది కాదు. కొత్తది అడగండి.',
  'This link is older than 30 minutes. Ask for a new one.': 'ఈ లింకు 30 నిమిషాల కంటే పాతది. కొత్తది అడగండి.',
  'Many people are signing in. Try again in a few seconds.':
    'చాలామంది లాగిన్ అవుతున్నారు. కొన్ని సెకన్ల తర్వాత మళ్ళీ ప్రయత్నించండి.',
};

export const wire: Translated<typeof English> = {
  said: messageTranslator({ ...PROBLEMS, ...FIELDS, ...SERVER }),
};
