import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';

/** The link, with a copy button. */
export function ShareLink({ url }: { url: string }) {
  const words = useText().share;
  const id = useId();
  return (
    <div className="share-link" role="status">
      <label htmlFor={id}>{words.link}</label>
      <input
        id={id}
        className="control"
        readOnly
        value={wholeLink(url)}
        onFocus={(event) => event.target.select()}
      />
      <CopyLink url={url} />
    </div>
  );
}

export function CopyLink({ url }: { url: string }) {
  const words = useText().share;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(wholeLink(url));
      notify({ type: 'success', title: words.copied });
    } catch {
      notify({ type: 'error', ...words.copyFailed }); // insecure page, or clipboard permission denied
    }
  };
  return (
    <Button icon={Copy} onClick={() => void copy()}>
      {words.copy}
    </Button>
  );
}

const wholeLink = (url: string): string => new URL(url, window.location.origin).href;
