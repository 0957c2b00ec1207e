import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/icon.tsx';

interface PageStepsProps {
  readonly current: number;
  readonly pages: number;
  readonly onGo: (page: number) => void;
}

/** Page navigation: current page, page list, previous and next. */
export function PageSteps({ current, pages, onGo }: PageStepsProps) {
  const words = useText().caseDocuments.screen;
  const id = useId();
  return (
    <span className="row">
      <Button icon={ChevronUp} kind="quiet" disabled={current <= 1} onClick={() => onGo(current - 1)}>
        <span className="vh">{words.previous}</span>
      </Button>
      <label htmlFor={id} className="small">
        {words.page}
      </label>
      <span className="select viewer-page">
        <select
          id={id}
          className="control"
          value={current}
          onChange={({ target }) => onGo(Number(target.value))}
        >
          {Array.from({ length: pages }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </span>
      <span className="small num">{words.pageOf(pages)}</span>
      <Button icon={ChevronDown} kind="quiet" disabled={current >= pages} onClick={() => onGo(current + 1)}>
        <span className="vh">{words.next}</span>
      </Button>
    </span>
  );
}
