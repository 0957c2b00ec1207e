/** The paper scrolls to its operative part, and then to each change that the judge makes. */
import { type RefObject, useEffect, useRef } from 'react';
import type { CourtDocument } from '#documents/model.ts';
import { type BlockGroup, grouped } from '#documents/render/block-groups.ts';
import { same } from '#kernel/merge-patch.ts';

const ABOVE_PX = 12;

/** For the element around the preview. Only a paper with its own scroll bar moves, never the page. */
export function useChangeInSight(
  document: CourtDocument | null,
  heading: string,
): RefObject<HTMLElement | null> {
  const shown = useRef<HTMLElement>(null);
  const before = useRef<readonly BlockGroup[]>([]);
  useEffect(() => {
    if (!document) return;
    const groups = grouped(document.blocks);
    const at = placeOfChange(before.current, groups, heading);
    before.current = groups;
    if (at !== null) scrollTo(shown.current, at);
  }, [document, heading]);
  return shown;
}

/** The operative part if it has changed, else the first changed block. Null without a change. */
export function placeOfChange(
  before: readonly BlockGroup[],
  after: readonly BlockGroup[],
  heading: string,
): number | null {
  const operative = after.findIndex((group) => isHeading(group, heading));
  const earlier = before.findIndex((group) => isHeading(group, heading));
  if (operative !== -1 && !same(before.slice(earlier), after.slice(operative))) return operative;
  const changed = after.findIndex((group, index) => !same(group, before[index]));
  return changed === -1 ? null : changed;
}

const isHeading = (group: BlockGroup, heading: string): boolean =>
  group.kind === 'single' && group.block.kind === 'heading' && group.block.text === heading;

function scrollTo(shown: HTMLElement | null, index: number): void {
  const paper = shown?.querySelector('.doc');
  const block = paper?.querySelector('.doc-page')?.children[index];
  if (!paper || !block || paper.scrollHeight <= paper.clientHeight) return;
  paper.scrollTop += block.getBoundingClientRect().top - paper.getBoundingClientRect().top - ABOVE_PX;
}
