/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import type { routeDays as English } from '#text/en/work/clock-routes.ts';
import type { Translated } from '#text/translated.ts';

export const routeDays: Translated<typeof English> = {
  afterwards: {
    'appear-on': '',
    'produce-by': 'ম্যাজিস্ট্রেটের সামনে হাজির না করে 24 ঘণ্টার বেশি রাখা হয়েছে: এই হেফাজত বেআইনি, এবং মুক্তি দিতে হয়।',
    'police-custody-closes': 'বিচারবিভাগীয় হেফাজত চান: কোনো ম্যাজিস্ট্রেট আর পুলিশ হেফাজত দিতে পারেন না।',
    'legal-aid': 'জেল জেলা আইনি পরিষেবা কর্তৃপক্ষকে জানায়, তারা জামিন দাখিলে সাহায্য করে।',
    'court-may-ease': 'আদালত নিজে থেকেই শর্ত শিথিল করতে পারে: কম টাকা বা ব্যক্তিগত বন্ড চান।',
    'bond-ends': '',
    'appeal-by': '',
    'appeal-if-condoned': '',
    'deposit-due': '',
    'deposit-latest': '',
  },
  ahead: {
    'appear-on': 'যে অভিযুক্ত হাজির হন ও নোটিশ মানেন তাঁকে সেই অপরাধে গ্রেপ্তার করা হয় না। প্রমাণ রাখুন।',
    'produce-by': 'ম্যাজিস্ট্রেটের কাছে যাওয়ার সময় গোনা হয় না।',
    'police-custody-closes': '',
    'legal-aid': 'আদেশের সাত দিন পরে জেল জেলা আইনি পরিষেবা কর্তৃপক্ষকে জানায়।',
    'court-may-ease': 'আদেশের এক মাস পরে আদালত নিজে থেকেই শর্ত শিথিল করার কথা বিবেচনা করতে পারে।',
    'bond-ends': '',
    'appeal-by': 'এর পরে কেবল হাইকোর্ট বিলম্ব মাফ করলে।',
    'appeal-if-condoned': 'সাধারণ সময় শেষ: বিলম্বের প্রতিটি দিনের কারণ বলুন।',
    'deposit-due': 'টাকা কেন কম হওয়া উচিত, বা কেন আদেশ হওয়া উচিত নয়, তার আগে বলুন।',
    'deposit-latest': 'সাধারণ সময় শেষ: কেবল আদালত আরও তিরিশ দিন পর্যন্ত দিয়ে থাকলে।',
  },
};
