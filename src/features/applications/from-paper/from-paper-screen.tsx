/** /from-paper: a paper becomes the facts of a draft. Nothing is written to the draft before the last press. */
import { useSearchParams } from 'react-router-dom';
import { useText } from '#parts/text-context.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { PaperSources } from './paper-sources.tsx';
import { PaperReader } from './paper-reader.tsx';
import './from-paper.css';

export function FromPaperScreen() {
  const { fromPaper: words } = useText();
  const [params] = useSearchParams();
  const items = params.getAll('item');
  const draftId = params.get('draft');
  return (
    <Page>
      <PageHead over={words.over} title={words.title} />
      {items.length === 0 ? (
        <PaperSources draftId={draftId} />
      ) : (
        <PaperReader key={items.join(' ')} items={items} draftId={draftId} />
      )}
    </Page>
  );
}
