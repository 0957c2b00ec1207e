/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. Only messages of the first screens and of forms. */
import type { wire as English } from '#text/en/account/wire.ts';
import { messageTranslator } from '#text/message-translator.ts';
import type { Translated } from '#text/translated.ts';

/** Reasons for a rejected request. Missing messages appear in English. */
const PROBLEMS = {
  'Correct the marked fields and send again.': 'குறிக்கப்பட்ட புலங்களைத் திருத்தி மீண்டும் அனுப்பவும்.',
  'Correct the marked fields and send again. {0}: {1}':
    'குறிக்கப்பட்ட புலங்களைத் திருத்தி மீண்டும் அனுப்பவும். {0}: {1}',
  'Log in to continue.': 'தொடர உள்நுழையவும்.',
  'Invalid credentials. Please check your email and password.':
    'மின்னஞ்சலோ கடவுச்சொல்லோ சரியில்லை. இரண்டையும் சரிபார்க்கவும்.',
  'This device was logged out. Log in again to continue.': 'இந்தச் சாதனம் வெளியேற்றப்பட்டது. தொடர மீண்டும் உள்நுழையவும்.',
  'You do not have permission to do this.': 'இதைச் செய்ய உங்களுக்கு அனுமதி இல்லை.',
  'This page is out of date. Reload it and try again.': 'இந்தப் பக்கம் பழையது. மீண்டும் திறந்து முயலவும்.',
  'Your judge account is not verified yet. Ask the operator to verify it.':
    'உங்கள் நீதிபதி கணக்கு இன்னும் சரிபார்க்கப்படவில்லை. சரிபார்க்கும்படி இயக்குபவரிடம் கேட்கவும்.',
  'Not found, or you do not have access to it.': 'கிடைக்கவில்லை, அல்லது உங்களுக்கு அனுமதி இல்லை.',
  'An account with this email already exists. Log in, or use another email.':
    'இந்த மின்னஞ்சலுக்கு ஏற்கெனவே கணக்கு உள்ளது. உள்நுழையவும், அல்லது வேறு மின்னஞ்சலைப் பயன்படுத்தவும்.',
  'This version of the app is too old. Update it; nothing is lost.':
    'செயலியின் இந்தப் பதிப்பு மிகப் பழையது. புதுப்பிக்கவும்; எதுவும் இழக்கப்படாது.',
  'Too many tries. Wait a little and try again.': 'பல முறை முயன்றுவிட்டீர்கள். சிறிது பொறுத்து மீண்டும் முயலவும்.',
  'Server error. Please try again later.': 'சர்வர் பிழை. சிறிது நேரம் கழித்து மீண்டும் முயலவும்.',
};

/** Field errors of login and registration. */
const FIELDS = {
  'Open the link from the message once more.': 'செய்தியில் உள்ள இணைப்பை மீண்டும் ஒருமுறை திறக்கவும்.',
  'Enter a new password.': 'புதிய கடவுச்சொல்லை எழுதவும்.',
  'Enter your current password.': 'உங்கள் தற்போதைய கடவுச்சொல்லை எழுதவும்.',
  'Enter an email address such as name@example.in.': 'name@example.in போன்ற மின்னஞ்சல் முகவரியை எழுதவும்.',
  'Full name is required': 'முழுப் பெயரை எழுதவும்',
  'Begin again at the log in.': 'உள்நுழைவிலிருந்து மீண்டும் தொடங்கவும்.',
  'Choose a role.': 'பொறுப்பைத் தேர்ந்தெடுக்கவும்.',
  'Password must be at least {0} characters': 'கடவுச்சொல் குறைந்தது {0} எழுத்துகள் இருக்க வேண்டும்',
  'At most 256 characters.': 'அதிகபட்சம் 256 எழுத்துகள்.',
  'All fields are required': 'எல்லாப் புலங்களையும் நிரப்பவும்',
  'Please enter both email and password': 'மின்னஞ்சலையும் கடவுச்சொல்லையும் எழுதவும்',
};

/** Errors that only the server can detect at login and registration. */
const SERVER = {
  'This password is one of the first that are guessed. Choose another, such as three words.':
    'இந்தக் கடவுச்சொல் முதலில் யூகிக்கப்படுபவற்றில் ஒன்று. மூன்று சொற்கள் போன்ற வேறொன்றைத் தேர்ந்தெடுக்கவும்.',
  'This password is in a public list of stolen passwords. Choose another, such as three words.':
    'இந்தக் கடவுச்சொல் திருடப்பட்ட கடவுச்சொற்களின் பொதுப் பட்டியலில் உள்ளது. மூன்று சொற்கள் போன்ற வேறொன்றைத் தேர்ந்தெடுக்கவும்.',
  'Rows of keys, repeats and dates are guessed first. Choose another password, such as three words.':
    'விசைப்பலகை வரிசைகள், திரும்ப வருபவை, தேதிகள் முதலில் யூகிக்கப்படும். மூன்று சொற்கள் போன்ற வேறு கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்.',
  'Choose a password that is not your name or email.': 'உங்கள் பெயரோ மின்னஞ்சலோ அல்லாத கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்.',
  'This link is not one of ours. Ask for a new one.': 'இந்த இணைப்பு எங்களுடையது அல்ல. புதியது கேட்கவும்.',
  'This link is older than 30 minutes. Ask for a new one.':
    'இந்த இணைப்பு 30 நிமிடங்களுக்கு முந்தையது. புதியது கேட்கவும்.',
  'Many people are signing in. Try again in a few seconds.':
    'பலர் உள்நுழைந்துகொண்டிருக்கிறார்கள். சில விநாடிகளில் மீண்டும் முயலவும்.',
};

export const wire: Translated<typeof English> = {
  said: messageTranslator({ ...PROBLEMS, ...FIELDS, ...SERVER }),
};
