import type { Agency } from '#domain/case/respondents.ts';
import type { AgencyTerms } from '#text/en/papers/documents-agencies.ts';

const complaint = (number: (number: string) => string, registered: string): AgencyTerms => ({
  number,
  registered,
  filed: 'परिवाद दाखिल',
  reportFiled: (date) => `परिवाद ${date} को दाखिल हुआ।`,
  reportNotFiled: (date) => `${date} तक कोई परिवाद दाखिल नहीं हुआ था।`,
});

const file = complaint((number) => `फाइल क्रमांक ${number}`, 'अभिकरण द्वारा मामला दर्ज');

const regularCase: AgencyTerms = {
  number: (number) => `आर.सी. संख्या ${number}`,
  registered: 'नियमित मामला दर्ज',
  filed: 'पुलिस रिपोर्ट (आरोप-पत्र) दाखिल',
  reportFiled: (date) => `पुलिस रिपोर्ट (आरोप-पत्र) ${date} को दाखिल हुई।`,
  reportNotFiled: (date) => `${date} तक कोई पुलिस रिपोर्ट (आरोप-पत्र) दाखिल नहीं हुई थी।`,
};

export const agencyTerms: Readonly<Record<Agency, AgencyTerms>> = {
  ed: {
    number: (number) => `ईसीआईआर संख्या ${number}`,
    registered: 'ईसीआईआर दर्ज',
    filed: 'अभियोजन परिवाद दाखिल',
    reportFiled: (date) => `अभियोजन परिवाद ${date} को दाखिल हुआ।`,
    reportNotFiled: (date) => `${date} तक कोई अभियोजन परिवाद दाखिल नहीं हुआ था।`,
  },
  cbi: regularCase,
  nia: regularCase,
  ncb: complaint((number) => `एन.सी.बी. अपराध क्रमांक ${number}`, 'ब्यूरो द्वारा मामला दर्ज'),
  customs: file,
  dri: file,
  gst: file,
  sfio: complaint((number) => `परिवाद संख्या ${number}`, 'अन्वेषण का आदेश'),
};
