import type { Block } from '#documents/model.ts';
import { annexureNumber, isForeign, type PacketMatter } from './packet-matter.ts';
import { leading } from './packet-paper.ts';

export function translationCertificate(matter: PacketMatter): Block[] {
  const { signing, packet, blank } = matter.words;
  const { translation: words } = packet;
  const { translator = words.blank, address = words.blank } = matter.packet.translation ?? {};
  const rows = matter.attached.flatMap((document, index) =>
    isForeign(document) ? [[annexureNumber(index), document.title, document.language ?? '']] : [],
  );
  const languages = [...new Set(rows.map(([, , language]) => language))].join(', ');
  const language = matter.packet.translation?.language ?? (languages || words.language);
  return [
    leading(words.text(translator, address, language)),
    {
      kind: 'table',
      head: words.head,
      rows: rows.length > 0 ? rows : [[blank, words.all, blank]],
      shares: [0.2, 0.5, 0.3],
    },
    {
      kind: 'signature',
      left: [signing.place(matter.case.courtPlace ?? blank), signing.date(blank)],
      right: [signing.line, translator === words.blank ? '' : translator, words.signs].filter((line) => line),
    },
  ];
}
