/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import type { law as English } from '#text/en/law/law.ts';
import type { Translated } from '#text/translated.ts';
import { cautions } from './law-cautions.ts';
import { errors } from './law-errors.ts';
import { lawFacts } from './law-facts.ts';
import { formula } from './law-formula.ts';
import { reasons } from './law-reasons.ts';

export const law: Translated<typeof English> = {
  named: (name) => name,
  kinds: {
    entitled: 'অধিকার আছে',
    'not-yet': 'এখনও নয়',
    barred: 'নিষেধ',
    undetermined: 'আরও তথ্য দরকার',
    discretion: 'আদালতের বিবেচনায়',
  },
  rules: {
    governing: 'কোন সংহিতা প্রযোজ্য',
    bailable: 'অধিকার হিসাবে জামিন',
    defaultBail: 'ডিফল্ট জামিন',
    undertrial: 'বিচারাধীন বন্দির মুক্তি',
    magistrate: 'ম্যাজিস্ট্রেটের জামিন',
    sixtyDays: 'সাক্ষ্যের প্রথম তারিখ থেকে ষাট দিন',
    anticipatory: 'আগাম জামিন',
    sessionsOrHighCourt: 'দায়রা আদালত বা হাইকোর্টের জামিন',
    specialGates: 'বিশেষ আইনের শর্ত',
    antil: 'অন্তিল (Antil) শ্রেণি',
    suspension: 'সাজা স্থগিত',
  },
  reasons,
  cautions,
  facts: lawFacts,
  shortAsks: {
    offences: 'কোন কোন ধারা দেওয়া হয়েছে?',
    principal: 'মূল অপরাধ কোনটি?',
    limb: 'ধারার কোন অংশের অভিযোগ?',
    firDate: 'FIR কবে নথিভুক্ত হয়েছে?',
    custodyStatus: 'অভিযুক্ত কি হেফাজতে?',
    arrestDate: 'গ্রেপ্তারের তারিখ কী?',
    firstRemandDate: 'প্রথম রিমান্ডের তারিখ কী?',
    chargesheet: 'চার্জশিট কি দাখিল হয়েছে?',
    remandExtension: 'সময় কি বাড়ানো হয়েছে?',
    delayByAccusedDays: 'অভিযুক্তের কারণে কত দিন বিলম্ব হয়েছে?',
    neverConvicted: 'কখনও কি দোষী সাব্যস্ত হয়েছেন, এবং অন্য মামলা কি বিচারাধীন?',
    otherPendingCases: 'কখনও কি দোষী সাব্যস্ত হয়েছেন, এবং অন্য মামলা কি বিচারাধীন?',
    firstEvidenceDate: 'সাক্ষ্যের প্রথম তারিখ কবে ছিল?',
    defaultBailClaim: 'চার্জশিটের আগে কি ডিফল্ট জামিন চাওয়া হয়েছিল?',
    defaultBailClaimAt: 'কোন সময়ে চাওয়া হয়েছিল?',
    chargesheetAt: 'চার্জশিট কোন সময়ে দাখিল হয়েছিল?',
    orderedOn: 'সময় কবে বাড়ানো হয়েছে, এবং অভিযুক্তকে কি হাজির করা হয়েছিল?',
    classification: 'অভিযোগ কি জামিনযোগ্য, এবং কোন আদালত বিচার করে?',
    maximumTerm: 'সর্বোচ্চ মেয়াদ কত?',
    production: 'অভিযুক্তকে কি ম্যাজিস্ট্রেটের সামনে হাজির করা হয়েছে, এবং কবে?',
    bailOrder: 'অভিযুক্ত কি মুক্তি পেয়েছেন, এবং কোন তারিখে?',
    noticeToAppear: 'হাজির হওয়ার নোটিশ কি দেওয়া হয়েছে, এবং কোন দিনের জন্য?',
    specialCourtOrderOn: 'বিশেষ আদালত জামিন নিয়ে কবে সিদ্ধান্ত দিয়েছে?',
    chequeDeposit: 'টাকা জমার আদেশ কি হয়েছে, এবং কবে?',
  },
  calculator: formula,
  errors,
  asOf: 'আইন {about} পর্যন্ত।',
  caseLawReadTo: 'রায় {about} পর্যন্ত পড়া হয়েছে। পরের কোনো রায় ভিন্ন হতে পারে।',
};
