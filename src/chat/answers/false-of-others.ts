/** Whether the other side made or used the false paper: its detection is lawful help. */
const OTHERS = String.raw`(?:विपक्ष[\p{L}\p{M}]*|दूसरे पक्ष|सामने वाल[\p{L}\p{M}]*|वादी|शिकायतकर्ता|पुलिस|पत्नी|पति|उसने|उन्होंने|उन लोगों|\bvipaksh\w*|\bsamne wal\w*|\bdusre paksh|\bvadi|\bshikayatkarta|\bpolice|\bpatni|\bpati|\busne|\bunhone)`;
const FALSE = String.raw`(?:fake|false|forged|not true|not real|nakli|farzi|jhut\w*|jhoo?t\w*|नकली|फर्जी|झूठ[\p{L}\p{M}]*|जाली)`;
const BY_OTHERS =
  '(?:given|filed|produced|made|submitted) by (?:the )?(?:complainant|informant|police|wife|husband|other|prosecution)';

const MADE_BY_OTHERS = new RegExp(
  String.raw`${OTHERS}(?: (?:ने|ne))?\s.{0,25}${FALSE}|\b${BY_OTHERS}\b.{0,40}${FALSE}|${FALSE}.{0,40}\b${BY_OTHERS}\b`,
  'u',
);

export const isFalseOfOthers = (text: string): boolean => MADE_BY_OTHERS.test(text);
