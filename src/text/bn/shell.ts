/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { shell as English } from '#text/en/shell.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from './device-word.ts';

export const shell: Translated<typeof English> = {
  partlyDecided: (decided, of) => `${of} জনের মধ্যে ${decided} জনের সিদ্ধান্ত`,
  interim: (day) =>
    day === null ? 'বিচারাধীন, অন্তর্বর্তী আদেশ' : `বিচারাধীন, অন্তর্বর্তী আদেশ ${day} পর্যন্ত`,
  firsGranted: (granted, of) => `${of}টির মধ্যে ${granted}টি এফআইআরে মঞ্জুর`,
  product: 'জমানত',
  stop: '।',
  home: 'জমানত, মূল পাতা',
  titled: (screen) => `${screen} · জমানত`,
  skip: 'সরাসরি পাতায় যান',
  screens: 'স্ক্রিন',
  mainScreens: 'প্রধান স্ক্রিন',
  menu: 'মেনু',
  closeMenu: 'মেনু বন্ধ করুন',
  collapse: 'সাইডবার গুটিয়ে নিন',
  expand: 'সাইডবার খুলুন',
  loading: 'খোলা হচ্ছে',
  entries: {
    dashboard: 'ড্যাশবোর্ড',
    'judge-calendar': 'আদালতের ক্যালেন্ডার',
    calculator: 'জামিন ক্যালকুলেটর',
    'risk-assessment': 'ঝুঁকি মূল্যায়ন',
    application: 'আবেদন তৈরি',
    'which-bail': 'কোন জামিন?',
    'case-diary': 'কেস ডায়েরি',
    'status-tracking': 'মামলার অবস্থা',
    hearings: 'শুনানি',
    'legal-database': 'আইন সংগ্রহ',
    'predictive-analytics': 'ফলাফলের পরিসংখ্যান',
    chatbot: 'BNS চ্যাটবট',
    'operator-judges': 'বিচারক ও আদালত',
    'operator-people': 'মানুষ',
    'operator-audit': 'নিরীক্ষা লগ',
    'operator-server': 'মতামত ও সীমা',
    feedback: 'মতামত',
    help: 'সাহায্য',
    settings: 'সেটিংস',
  },
  short: {
    dashboard: 'ড্যাশবোর্ড',
    'judge-calendar': 'ক্যালেন্ডার',
    calculator: 'ক্যালকুলেটর',
    application: 'আবেদন',
    'status-tracking': 'অবস্থা',
    'operator-judges': 'বিচারক',
    'operator-people': 'মানুষ',
    'operator-audit': 'লগ',
    'operator-server': 'সার্ভার',
  },
  file: 'আবেদন',
  hearing: 'শুনানির দিন ঠিক করুন',
  roles: { user: 'ব্যবহারকারী', lawyer: 'আইনজীবী', judge: 'বিচারক', operator: 'পরিচালক' },
  theme: { toDark: 'গাঢ় রং', toLight: 'হালকা রং' },
  language: 'ভাষা',
  account: (name) => `${name}-এর অ্যাকাউন্ট`,
  help: 'সাহায্য',
  lockNow: 'এখনই বন্ধ করুন',
  logOut: 'লগ আউট',
  sync: {
    label: 'কাজের অবস্থা',
    saved: `এই ${HELD}ে সংরক্ষিত`,
    waiting: 'অপেক্ষায়',
    sent: 'পাঠানো হয়েছে',
    needs: 'আপনাকে দেখতে হবে',
  },
  offline: {
    signal: (since) => `${since} থেকে নেটওয়ার্ক নেই। আপনি কাজ চালিয়ে যেতে পারেন: সব কিছু এই ${HELD}ে সংরক্ষিত আছে।`,
    server: (since) =>
      `${since} থেকে আদালতের সার্ভারের উত্তর নেই। আপনি কাজ চালিয়ে যেতে পারেন: সব কিছু এই ${HELD}ে সংরক্ষিত আছে।`,
  },
  storage: {
    full: `এই ${HELD}ের জায়গা ভরে গেছে: নতুন লেখা সংরক্ষণ করা যাচ্ছে না। অপ্রয়োজনীয় ছবি বা অ্যাপ মুছে ফেলুন।`,
    low: `এই ${HELD}ের জায়গা প্রায় ভরে গেছে: লেখা সংরক্ষণ হচ্ছে, নতুন ফাইল হচ্ছে না। অপ্রয়োজনীয় ছবি বা অ্যাপ মুছে ফেলুন।`,
    again: `এই ${HELD}ের জায়গা ভরে গেছে। কিছু জায়গা খালি করে আবার চেষ্টা করুন।`,
  },
  clock: {
    differs: (device, court) =>
      `এই ${HELD}ের ঘড়িতে ${device}; আদালতের সার্ভারে ${court}। তারিখ সার্ভারের তারিখ ধরে গোনা হয়। আপনার ঘড়ি ঠিক করুন।`,
    impossible: (device, contact) =>
      `এই ${HELD}ের ঘড়িতে ${device}, যা ভুল। তারিখ আদালতের সার্ভারের সঙ্গে শেষ যোগাযোগের দিন, ${contact}, ধরে গোনা হয়। ঘড়ি ঠিক করুন, অথবা নেটওয়ার্কে যুক্ত হোন।`,
    setSince: (device, contact) =>
      `আদালতের সার্ভারের সঙ্গে শেষ যোগাযোগের (${contact}) পরে এই ${HELD}ের ঘড়ি বদলানো হয়েছে। নেটওয়ার্কে যুক্ত না হওয়া পর্যন্ত তারিখ ঘড়ির দিন, ${device}, ধরে গোনা হয়।`,
    longAgo: (contact) =>
      `আদালতের সার্ভারের সঙ্গে শেষ যোগাযোগ: ${contact}। তারিখ এই ${HELD}ের ঘড়ি ধরে গোনা হয়। ঘড়ি যাচাই করতে নেটওয়ার্কে যুক্ত হোন।`,
  },
  find: { open: 'সব জায়গায় খুঁজুন', short: 'খুঁজুন', key: 'Ctrl K' },
  bell: {
    open: 'বিজ্ঞপ্তি',
    count: (unread) => `${indianNumber(unread)}টি নতুন বিজ্ঞপ্তি`,
    title: 'বিজ্ঞপ্তি',
    absent: 'বিজ্ঞপ্তি ডাউনলোড হয়নি। নেটওয়ার্ক এলে আবার খুলুন।',
  },
  demo: {
    title: 'ডেমো',
    about: `নমুনা তথ্য, শুধু এই ${HELD}ে। কিছুই পাঠানো হয় না।`,
    steps: { calculator: '1. ক্যালকুলেটর', application: '2. আবেদন', order: '3. আদেশ' },
    remove: 'ডেমো সরিয়ে দিন',
  },
  landing: 'জামিনের আবেদন, নেটওয়ার্ক থাকুক বা না থাকুক',
  ready: 'নেটওয়ার্ক ছাড়া কাজের জন্য প্রস্তুত',
  readyFor: 'এখন থেকে প্রতিটি স্ক্রিন, PDF এবং DOCX নেটওয়ার্ক ছাড়া চলে।',
  foreign: {
    install: 'অফলাইন ব্যবহারের জন্য প্রস্তুত নয়',
    update: 'আপডেট ইনস্টল হয়নি',
    next: 'এই নেটওয়ার্ক অ্যাপের ফাইল বদলে দেয়। আপনার কাজ নিরাপদ। নেটওয়ার্কে সাইন ইন করুন বা অন্য নেটওয়ার্ক ব্যবহার করুন।',
  },
  update: {
    offer: 'আপডেট করুন',
    name: 'নতুন সংস্করণ প্রস্তুত। এখন আপডেট করুন; আপনার লেখা সংরক্ষিত আছে।',
    later: 'নতুন সংস্করণ প্রস্তুত। আপডেট করতে আপনার কাজ সংরক্ষণ করুন।',
  },
  broken: {
    title: 'এই স্ক্রিনটি থেমে গেছে',
    safe: `আপনার সংরক্ষিত কাজ এই ${HELD}ে সুরক্ষিত আছে।`,
    next: 'এগোতে পাতাটি আবার খুলুন। আবার এমন হলে প্রথম স্ক্রিনে যান।',
    home: 'প্রথম স্ক্রিনে যান',
    repair: 'কাজ সংরক্ষণ করুন বা অ্যাপ মেরামত করুন',
  },
  blocked: {
    title: 'এই ব্রাউজার জমানতকে তথ্য রাখতে দিচ্ছে না',
    next: 'জমানতের অন্য ট্যাব বন্ধ করুন, প্রাইভেট ব্রাউজিং থেকে বেরিয়ে আসুন বা কিছু জায়গা খালি করুন, তারপর পাতাটি আবার খুলুন।',
    closed: 'জমানত এখন এই ফোনে আপনার কাজ পড়তে বা রাখতে পারছে না। কিছুই মুছে ফেলা হয় না।',
    works: 'এই দুটি তথ্য না রেখেও চলে:',
    notSaved: 'এখন এই ফোনে কিছু রাখা যাচ্ছে না।',
  },
};
