import { indianNumber } from '#kernel/indian-number.ts';
import type { feedback as English } from '#text/en/account/feedback.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

export const feedback: Translated<typeof English> = {
  title: 'सुझाव',
  kinds: 'प्रकार',
  forms: {
    general: {
      tab: 'सामान्य सुझाव',
      lead: 'बताएँ कि क्या अच्छा चलता है और क्या खराब।',
      subject: 'विषय',
      message: 'आपका सुझाव',
      send: 'सुझाव भेजें',
      required: {
        subject: 'विषय कुछ शब्दों में लिखें।',
        message: 'अपना सुझाव कुछ शब्दों में लिखें।',
      },
    },
    feature: {
      tab: 'नई सुविधा की माँग',
      lead: 'ऐप में कोई सुविधा होनी चाहिए तो सुझाएँ।',
      subject: 'सुविधा',
      message: 'वह कैसे काम करे?',
      details: 'उससे आपको किस काम में मदद मिलेगी?',
      send: 'माँग भेजें',
      required: {
        subject: 'सुविधा का नाम कुछ शब्दों में लिखें।',
        message: 'कुछ शब्दों में लिखें कि वह कैसे काम करे।',
        details: 'कुछ शब्दों में लिखें कि उससे किस काम में मदद मिलेगी।',
      },
    },
    issue: {
      tab: 'गड़बड़ी बताएँ',
      lead: 'ऐप की गलतियों के लिए। कानून संग्रह के कार्ड की गलती उसी कार्ड पर बताएँ।',
      subject: 'समस्या',
      message: 'क्या हुआ, और आप क्या सोच रहे थे कि होगा?',
      details: 'किन कदमों से यह होता है',
      send: 'गड़बड़ी भेजें',
      required: {
        subject: 'गड़बड़ी कुछ शब्दों में लिखें।',
        message: 'लिखें कि क्या हुआ और क्या होना चाहिए था।',
        details: 'वे कदम लिखें जिनसे यह होता है, या “पता नहीं”।',
      },
    },
  },
  about: `यह इस सेवा के संचालक को जाता है, न्यायालय को नहीं। किसी मुवक्किल या मामले का नाम न लिखें। भेजने तक आपका लिखा हुआ इस ${HELD} पर रहता है।`,
  messageHint: (most) => `अधिकतम ${indianNumber(most)} अक्षर।`,
  email: 'ईमेल (ज़रूरी नहीं)',
  emailHint: 'उत्तर के लिए। न चाहें तो खाली छोड़ें।',
  rating: 'अंक (ज़रूरी नहीं)',
  ratingHint: '1 खराब, 5 बहुत अच्छा।',
  noRating: 'कोई नहीं',
  sending: 'सहेजा जा रहा है',
  gone: 'यह दूसरी विंडो से भेजा जा चुका है। और कहना हो तो नया लिखें।',
  failed: 'सहेजा नहीं गया। अपना लिखा हुआ कॉपी करें, पेज फिर खोलें और दोबारा कोशिश करें।',
  thanks: {
    title: 'आपके सुझाव के लिए धन्यवाद',
    saved: 'सहेजा गया। अपने आप संचालक को भेजा जाएगा।',
    sent: 'संचालक को मिल गया।',
    again: 'एक और सुझाव भेजें',
  },
  history: {
    title: 'भेजे गए सुझाव',
    loading: 'आपके सुझाव पढ़े जा रहे हैं',
    empty: 'अभी कोई सुझाव नहीं',
    emptyText: 'आप जो भेजेंगे वह यहाँ दिखेगा, और वह कहाँ तक पहुँचा यह भी।',
    more: 'और दिखाएँ',
    rated: (rating) => `5 में से ${rating} अंक`,
    onCard: 'कानून संग्रह में गलती',
  },
};
