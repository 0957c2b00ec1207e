/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. Only messages of the first screens and of forms. */
import type { wire as English } from '#text/en/account/wire.ts';
import { messageTranslator } from '#text/message-translator.ts';
import type { Translated } from '#text/translated.ts';

/** Reasons for a rejected request. Missing messages appear in English. */
const PROBLEMS = {
  'Correct the marked fields and send again.': 'खुणा केलेली क्षेत्रे दुरुस्त करून पुन्हा पाठवा.',
  'Correct the marked fields and send again. {0}: {1}': 'खुणा केलेली क्षेत्रे दुरुस्त करून पुन्हा पाठवा. {0}: {1}',
  'Log in to continue.': 'पुढे जाण्यासाठी लॉग इन करा.',
  'Invalid credentials. Please check your email and password.': 'ईमेल किंवा पासवर्ड बरोबर नाही. दोन्ही तपासा.',
  'This device was logged out. Log in again to continue.':
    'हे उपकरण लॉग आउट केले आहे. पुढे जाण्यासाठी पुन्हा लॉग इन करा.',
  'You do not have permission to do this.': 'हे करण्याची तुम्हाला परवानगी नाही.',
  'This page is out of date. Reload it and try again.': 'हे पान जुने झाले आहे. पुन्हा उघडून प्रयत्न करा.',
  'Your judge account is not verified yet. Ask the operator to verify it.':
    'तुमचे न्यायाधीश खाते अजून पडताळलेले नाही. पडताळणीसाठी चालकाला सांगा.',
  'Not found, or you do not have access to it.': 'सापडले नाही, किंवा तुम्हाला ते पाहण्याची परवानगी नाही.',
  'An account with this email already exists. Log in, or use another email.':
    'या ईमेलचे खाते आधीच आहे. लॉग इन करा, किंवा दुसरा ईमेल वापरा.',
  'This version of the app is too old. Update it; nothing is lost.':
    'अ‍ॅपची ही आवृत्ती फार जुनी आहे. अद्ययावत करा; काहीही हरवत नाही.',
  'Too many tries. Wait a little and try again.': 'खूप वेळा प्रयत्न झाला. थोडे थांबून पुन्हा प्रयत्न करा.',
  'Server error. Please try again later.': 'सर्व्हरची चूक. थोड्या वेळाने पुन्हा प्रयत्न करा.',
};

/** Field errors of login and registration. */
const FIELDS = {
  'Open the link from the message once more.': 'संदेशातील दुवा पुन्हा एकदा उघडा.',
  'Enter a new password.': 'नवा पासवर्ड लिहा.',
  'Enter your current password.': 'तुमचा सध्याचा पासवर्ड लिहा.',
  'Enter an email address such as name@example.in.': 'name@example.in असा ईमेल पत्ता लिहा.',
  'Full name is required': 'पूर्ण नाव लिहा',
  'Begin again at the log in.': 'लॉग इन पासून पुन्हा सुरुवात करा.',
  'Choose a role.': 'भूमिका निवडा.',
  'Password must be at least {0} characters': 'पासवर्ड किमान {0} अक्षरांचा असावा',
  'At most 256 characters.': 'जास्तीत जास्त 256 अक्षरे.',
  'All fields are required': 'सर्व क्षेत्रे भरा',
  'Please enter both email and password': 'ईमेल आणि पासवर्ड दोन्ही लिहा',
};

/** Errors that only the server can detect at login and registration. */
const SERVER = {
  'This password is one of the first that are guessed. Choose another, such as three words.':
    'हा पासवर्ड सर्वात आधी अंदाज केल्या जाणाऱ्यांपैकी आहे. दुसरा निवडा, उदा. तीन शब्द.',
  'This password is in a public list of stolen passwords. Choose another, such as three words.':
    'हा पासवर्ड चोरलेल्या पासवर्डच्या सार्वजनिक यादीत आहे. दुसरा निवडा, उदा. तीन शब्द.',
  'Rows of keys, repeats and dates are guessed first. Choose another password, such as three words.':
    'कीबोर्डच्या ओळी, पुनरावृत्ती आणि तारखा यांचा अंदाज सर्वात आधी केला जातो. दुसरा पासवर्ड निवडा, उदा. तीन शब्द.',
  'Choose a password that is not your name or email.': 'तुमचे नाव किंवा ईमेल नसलेला पासवर्ड निवडा.',
  'This link is not one of ours. Ask for a new one.': 'हा दुवा आमचा नाही. नवा मागा.',
  'This link is older than 30 minutes. Ask for a new one.': 'हा दुवा 30 मिनिटांहून जुना आहे. नवा मागा.',
  'Many people are signing in. Try again in a few seconds.':
    'खूप लोक लॉग इन करत आहेत. काही सेकंदांनी पुन्हा प्रयत्न करा.',
};

export const wire: Translated<typeof English> = {
  said: messageTranslator({ ...PROBLEMS, ...FIELDS, ...SERVER }),
};
