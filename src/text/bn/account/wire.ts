/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. Only messages of the first screens and of forms. */
import type { wire as English } from '#text/en/account/wire.ts';
import { messageTranslator } from '#text/message-translator.ts';
import type { Translated } from '#text/translated.ts';

/** Reasons for a rejected request. Missing messages appear in English. */
const PROBLEMS = {
  'Correct the marked fields and send again.': 'চিহ্নিত ঘরগুলি ঠিক করে আবার পাঠান।',
  'Correct the marked fields and send again. {0}: {1}': 'চিহ্নিত ঘরগুলি ঠিক করে আবার পাঠান। {0}: {1}',
  'Log in to continue.': 'এগোতে লগ ইন করুন।',
  'Invalid credentials. Please check your email and password.': 'ইমেল বা পাসওয়ার্ড ঠিক নয়। দুটোই দেখে নিন।',
  'This device was logged out. Log in again to continue.': 'এই যন্ত্রটি লগ আউট করা হয়েছে। এগোতে আবার লগ ইন করুন।',
  'You do not have permission to do this.': 'এটি করার অনুমতি আপনার নেই।',
  'This page is out of date. Reload it and try again.': 'এই পাতাটি পুরনো। আবার খুলে চেষ্টা করুন।',
  'Your judge account is not verified yet. Ask the operator to verify it.':
    'আপনার বিচারকের অ্যাকাউন্ট এখনও যাচাই হয়নি। পরিচালককে যাচাই করতে বলুন।',
  'Not found, or you do not have access to it.': 'পাওয়া যায়নি, বা আপনার দেখার অনুমতি নেই।',
  'An account with this email already exists. Log in, or use another email.':
    'এই ইমেলে আগেই একটি অ্যাকাউন্ট আছে। লগ ইন করুন, বা অন্য ইমেল দিন।',
  'This version of the app is too old. Update it; nothing is lost.':
    'অ্যাপের এই সংস্করণ খুব পুরনো। আপডেট করুন; কিছুই হারাবে না।',
  'Too many tries. Wait a little and try again.': 'অনেকবার চেষ্টা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  'Server error. Please try again later.': 'সার্ভারের ত্রুটি। একটু পরে আবার চেষ্টা করুন।',
};

/** Field errors of login and registration. */
const FIELDS = {
  'Open the link from the message once more.': 'বার্তার লিঙ্কটি আর একবার খুলুন।',
  'Enter a new password.': 'নতুন পাসওয়ার্ড লিখুন।',
  'Enter your current password.': 'আপনার বর্তমান পাসওয়ার্ড লিখুন।',
  'Enter an email address such as name@example.in.': 'name@example.in-এর মতো ইমেল ঠিকানা লিখুন।',
  'Full name is required': 'পুরো নাম লিখুন',
  'Begin again at the log in.': 'লগ ইন থেকে আবার শুরু করুন।',
  'Choose a role.': 'ভূমিকা বেছে নিন।',
  'Password must be at least {0} characters': 'পাসওয়ার্ড অন্তত {0} অক্ষরের হতে হবে',
  'At most 256 characters.': 'সর্বাধিক 256 অক্ষর।',
  'All fields are required': 'সব ঘর পূরণ করুন',
  'Please enter both email and password': 'ইমেল ও পাসওয়ার্ড দুটোই লিখুন',
};

/** Errors that only the server can detect at login and registration. */
const SERVER = {
  'This password is one of the first that are guessed. Choose another, such as three words.':
    'এই পাসওয়ার্ডটি সবার আগে আন্দাজ করা হয়। অন্যটি বাছুন, যেমন তিনটি শব্দ।',
  'This password is in a public list of stolen passwords. Choose another, such as three words.':
    'এই পাসওয়ার্ডটি চুরি যাওয়া পাসওয়ার্ডের প্রকাশ্য তালিকায় আছে। অন্যটি বাছুন, যেমন তিনটি শব্দ।',
  'Rows of keys, repeats and dates are guessed first. Choose another password, such as three words.':
    'কিবোর্ডের সারি, পুনরাবৃত্তি ও তারিখ সবার আগে আন্দাজ করা হয়। অন্য পাসওয়ার্ড বাছুন, যেমন তিনটি শব্দ।',
  'Choose a password that is not your name or email.': 'আপনার নাম বা ইমেল নয় এমন পাসওয়ার্ড বাছুন।',
  'This link is not one of ours. Ask for a new one.': 'এই লিঙ্কটি আমাদের নয়। নতুন একটি চান।',
  'This link is older than 30 minutes. Ask for a new one.': 'এই লিঙ্কটি 30 মিনিটের বেশি পুরনো। নতুন একটি চান।',
  'Many people are signing in. Try again in a few seconds.':
    'অনেকে লগ ইন করছেন। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
};

export const wire: Translated<typeof English> = {
  said: messageTranslator({ ...PROBLEMS, ...FIELDS, ...SERVER }),
};
