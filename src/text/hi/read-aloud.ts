import type { readAloud as English } from '#text/en/read-aloud.ts';
import type { Translated } from '#text/translated.ts';

export const readAloud: Translated<typeof English> = {
  begin: 'पढ़कर सुनाएँ',
  stop: 'सुनाना बंद करें',
};
