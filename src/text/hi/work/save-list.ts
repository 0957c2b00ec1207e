import type { saveList as English } from '#text/en/work/save-list.ts';
import type { Translated } from '#text/translated.ts';

export const saveList: Translated<typeof English> = {
  title: 'स्प्रेडशीट के रूप में सहेजें',
  list: 'सूची',
  lists: { cases: 'मामले', applications: 'आवेदन', hearings: 'सुनवाइयाँ' },
  xlsx: 'XLSX में सहेजें',
  csv: 'CSV में सहेजें',
  making: 'फ़ाइल बन रही है',
  columns: {
    number: 'संख्या',
    title: 'मामला',
    applicant: 'आवेदक',
    fir: 'FIR',
    station: 'थाना',
    court: 'न्यायालय',
    room: 'न्यायालय कक्ष',
    sections: 'धाराएँ',
    status: 'स्थिति',
    next: 'अगली तारीख',
    cnr: 'CNR',
    filed: 'दाखिल तारीख',
    decided: 'निर्णय की तारीख',
    date: 'तारीख',
    time: 'समय',
    purpose: 'प्रयोजन',
  },
  failed: {
    title: 'फ़ाइल नहीं सहेजी गई',
    description: 'ज़मानत के दूसरे टैब बंद करें, एक बार नेटवर्क के साथ खोलें और फिर कोशिश करें।',
  },
};
