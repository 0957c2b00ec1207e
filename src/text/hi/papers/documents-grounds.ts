import type { groundWords as English } from '#text/en/papers/documents-grounds.ts';
import type { Translated } from '#text/translated.ts';

export const groundWords: Translated<typeof English> = {
  reliedOn: (authority) => `${authority} पर अवलंब लिया गया है।`,
  annexed: (number) => `देखें अनुलग्नक ${number}।`,
};
