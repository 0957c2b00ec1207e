/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { report as English } from '#text/en/calculator/calculator-report.ts';
import type { Translated } from '#text/translated.ts';

export const report: Translated<typeof English> = {
  language: 'ta',
  pageWords: { before: 'பக்கம் ', between: ' / ' },
  make: 'அறிக்கை தயாரி',
  title: 'ஜாமீன் கணிப்பு அறிக்கை',
  of: (name, fir) => `பெயர்: ${name ?? '.'.repeat(40)}   FIR: ${fir ?? '.'.repeat(20)}`,
  print: 'அச்சிடு',
  pdf: 'PDF ஆகச் சேமி',
  share: 'பகிர்',
  making: 'PDF தயாராகிறது',
  filename: 'bail-calculation.pdf',
  failed: 'PDF தயாரிக்க முடியவில்லை. அதற்குப் பதிலாகப் பக்கத்தை அச்சிடவும்.',
  notHere:
    'PDF தயாரிக்கும் பகுதி இன்னும் இந்தச் சாதனத்தில் இல்லை. நெட்வொர்க்குடன் இந்தப் பக்கத்தை ஒருமுறை திறக்கவும், அல்லது அச்சிடவும்.',
  done: 'அறிக்கை சேமிக்கப்பட்டது.',
  shared: 'அறிக்கை பகிரப்பட்டது.',
  number: (date) => `கணக்கிட்ட நாள்: ${date}`,
  entered: 'பதிவுகள்',
  value: 'மதிப்பு',
  condition: 'நிபந்தனை',
  state: 'நிலை',
  law: 'சட்டம்',
  disclaimer:
    'இந்த அறிக்கை மேலே உள்ள பதிவுகளிலிருந்து செய்த ஒரு கணக்கு. இது சட்ட ஆலோசனை அல்ல; எந்த நீதிமன்றமும் இதைச் சரிபார்க்கவில்லை. இதை நம்பும் முன் காவல் சான்றிதழையும், வனையப்பட்ட குற்றச்சாட்டையும், நடைமுறையிலுள்ள சட்டத்தையும் சரிபார்க்கவும்.',
};
