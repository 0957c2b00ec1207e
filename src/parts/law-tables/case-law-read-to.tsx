import { CASE_LAW_READ_TO } from '#law/tables.ts';
import { useText } from '#parts/text-context.tsx';
import { lawSentence } from '#text/law-sentence.ts';
import { useLoadedLawTables } from './use-law-tables.ts';

/** Below citations. Until the tables are loaded the day of the built-in ones is shown, which is never later. */
export function CaseLawReadTo() {
  const { law } = useText();
  const loaded = useLoadedLawTables();
  const about = loaded.status === 'ready' ? loaded.tables.caseLawReadTo : CASE_LAW_READ_TO;
  return <p className="small quiet">{lawSentence(law.caseLawReadTo, { about })}</p>;
}
