/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import type { formula as English } from '#text/en/law/law-formula.ts';
import type { Translated } from '#text/translated.ts';

const served = {
  'served-half': 'ভোগ করা সময় ({t} বছর) সর্বোচ্চ সাজার ({m} বছর) অন্তত অর্ধেক।',
  'served-third': 'ভোগ করা সময় ({t} বছর) সর্বোচ্চ সাজার ({m} বছর) অন্তত এক-তৃতীয়াংশ।',
  'not-served-half': 'ভোগ করা সময় ({t} বছর) সর্বোচ্চ সাজার ({m} বছর) অর্ধেকের কম।',
  'not-served-third': 'ভোগ করা সময় ({t} বছর) সর্বোচ্চ সাজার ({m} বছর) এক-তৃতীয়াংশের কম।',
};

export const formula: Translated<typeof English> = {
  heading: 'কাটানো মেয়াদের সূত্র',
  doesNotAsk: 'এই সূত্র অপরাধ, অভিযুক্তের কারণে বিলম্ব, বা এক মামলায় একাধিক অপরাধ দেখে না। উপরের আইনের উত্তর দেখে।',
  needsMaximum: 'সর্বোচ্চ সাজা বছরে লিখুন: তা ছাড়া কোনো ফল দেওয়া যায় না।',
  crpc: {
    ...served,
    'multiple-pending': 'একাধিক বিচারাধীন মামলা: এই সূত্রে ধারা 436A CrPC অনুসারে যোগ্য নয়।',
    'barred-by-statute': 'ধারা 436A CrPC প্রযোজ্য নয়: {about}',
    eligible: 'ধারা 436A CrPC অনুসারে মুক্তির যোগ্য।',
    'not-eligible': 'এখন ধারা 436A CrPC অনুসারে মুক্তির যোগ্য নয়।',
  },
  bnss: {
    ...served,
    'multiple-pending': 'একাধিক বিচারাধীন মামলা: এই সূত্রে ধারা 479 BNSS অনুসারে যোগ্য নয়।',
    'barred-by-statute': 'ধারা 479 BNSS প্রযোজ্য নয়: {about}',
    eligible: 'ধারা 479 BNSS অনুসারে মুক্তির যোগ্য।',
    'not-eligible': 'এখন ধারা 479 BNSS অনুসারে মুক্তির যোগ্য নয়।',
  },
};
