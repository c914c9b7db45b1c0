import { useEffect, useEffectEvent } from 'react';
import { type Language, languages } from '#schemas/language.ts';
import { useSelection } from '../page-context.tsx';
import { pairMark } from './PairBlocks.tsx';

type Frames = Readonly<Partial<Record<Language, HTMLElement>>>;

/** Time in which a synchronised frame does not scroll the other one back, in milliseconds. */
const rest = 120;

/** Keeps both frames at the same block: the selected block while it is in sight, otherwise the block in the middle. */
export function useScrollTogether(frames: Frames): void {
  const { selected } = useSelection();
  const [zh, en] = languages.map((language) => frames[language]);
  const follow = useEffectEvent((own: HTMLElement, other: HTMLElement) => align(own, { other, selected }));

  useEffect(() => {
    if (!zh || !en) return;
    let leader: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = (own: HTMLElement, other: HTMLElement) => () => {
      if (leader !== undefined && leader !== own) return;
      leader = own;
      clearTimeout(timer);
      timer = setTimeout(() => {
        leader = undefined;
      }, rest);
      follow(own, other);
    };
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    zh.ownerDocument.addEventListener('scroll', listen(zh, en), options);
    en.ownerDocument.addEventListener('scroll', listen(en, zh), options);
    // Blocks change their height when pictures arrive.
    const observer = new ResizeObserver(() => follow(zh, en));
    observer.observe(zh.ownerDocument.body);
    observer.observe(en.ownerDocument.body);
    return () => {
      clearTimeout(timer);
      controller.abort();
      observer.disconnect();
    };
  }, [zh, en]);

  // Runs after each frame has scrolled to the selected block.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run on every selection.
  useEffect(() => {
    if (zh && en) follow(zh, en);
  }, [zh, en, selected]);
}

interface Twin {
  other: HTMLElement;
  selected: string | undefined;
}

function align(own: HTMLElement, { other, selected }: Twin): void {
  const chosen = selected === undefined ? undefined : blockIn(own, selected);
  if (chosen && isInSight(chosen, own)) {
    const twin = blockIn(other, selected ?? '');
    if (!twin) return;
    const apart = twin.getBoundingClientRect().top - chosen.getBoundingClientRect().top;
    // The other frame cannot scroll above its top, so this frame scrolls instead.
    if (apart < 0 && other.scrollTop < -apart) own.scrollTop -= apart + other.scrollTop;
    other.scrollTop += apart;
    return;
  }
  const middle = own.clientHeight / 2;
  const blocks = [...own.querySelectorAll(`[${pairMark}]`)];
  const block = blocks.find((one) => one.getBoundingClientRect().bottom > middle) ?? blocks.at(-1);
  const twin = block && blockIn(other, block.getAttribute(pairMark) ?? '');
  if (!twin) return;
  const [from, to] = [block.getBoundingClientRect(), twin.getBoundingClientRect()];
  const share = from.height ? (middle - from.top) / from.height : 0;
  other.scrollTop += to.top + share * to.height - middle;
}

const blockIn = (frame: HTMLElement, key: string): Element | null =>
  frame.querySelector(`[${pairMark}="${CSS.escape(key)}"]`);

function isInSight(block: Element, frame: HTMLElement): boolean {
  const { top, bottom } = block.getBoundingClientRect();
  return bottom > 0 && top < frame.clientHeight;
}
