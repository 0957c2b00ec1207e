/** Results of all codes, best first. */
import { SearchX } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { cleanQuery } from '#search/engine/clean-query.ts';
import { useText } from '#parts/text-context.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useRowLabel } from './law-list.tsx';
import { type LawRows, lawRows } from './law-rows.ts';
import { type Results as FoundNow, type FoundStore, RESULTS_STEP } from './use-search.ts';

const PREVIEW = 80;

interface SearchResultsProps {
  readonly found: FoundStore;
  readonly at: string;
  readonly onMore: () => void;
}

export const SearchResults = memo(Results);

/** Rows, count and visibility change outside React; renders only for other changes. */
function Results({ found, at, onMore }: SearchResultsProps) {
  const { search, more } = useText().legalDatabase;
  const left = useStore(found, ({ last }) =>
    last ? Math.min(RESULTS_STEP, last.total - last.lines.length) : 0,
  );
  const none = useStore(found, ({ last }) => (last?.total === 0 ? last.query : null));
  const whole = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const show = ({ searching }: FoundNow) => {
      whole.current?.setAttribute('aria-hidden', String(!searching));
    };
    show(found.getState());
    return found.subscribe(show);
  }, [found]);
  return (
    <div className="law-found" ref={whole}>
      <LedgerSection title={search.results}>
        <ResultRows found={found} at={at} />
        {left > 0 && (
          <Button block onClick={onMore}>
            {more(left)}
          </Button>
        )}
        {none !== null && (
          <div role="status">
            <Empty icon={SearchX} title={search.none(cleanQuery(none))}>
              {search.noneHelp} {search.hint}
            </Empty>
          </div>
        )}
      </LedgerSection>
    </div>
  );
}

function ResultRows({ found, at }: Omit<SearchResultsProps, 'onMore'>) {
  const { search } = useText().legalDatabase;
  const rowFormat = useRowLabel(at, PREVIEW);
  const count = useRef<HTMLOutputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const rows = useRef<LawRows>(null);
  useLayoutEffect(() => {
    const draw = ({ last }: FoundNow, forKey: boolean) => {
      if (!last || !count.current || !list.current) return;
      const { total, lines } = last;
      count.current.textContent = total > 0 ? search.count(total) : '';
      list.current.hidden = total === 0;
      rows.current ??= lawRows(list.current);
      if (forKey) rows.current.drawForKey(lines, rowFormat);
      else rows.current.draw(lines, rowFormat);
    };
    draw(found.getState(), false);
    const leave = found.subscribe((now, before) => {
      if (now.last !== before.last) draw(now, now.last?.limit === RESULTS_STEP);
    });
    return () => {
      leave();
      rows.current?.stop();
    };
  }, [found, rowFormat, search]);
  return (
    <>
      <output className="quiet num" ref={count} />
      <ul className="list bleed" aria-label={search.results} ref={list} />
    </>
  );
}
