import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import './keys.css';

/** Keyboard shortcuts. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { keys } = useText().find;
  return (
    <Dialog open title={keys.title} onClose={onClose} acts={<Button onClick={onClose}>{keys.close}</Button>}>
      <dl className="keys">
        {keys.list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
