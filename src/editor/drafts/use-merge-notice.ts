import { useEffect, useEffectEvent, useRef } from 'react';
import { useEditor, useTranslate } from '../context.tsx';
import { draftTexts } from './texts.ts';
import type { DraftHandle } from './use-draft.ts';

/** Milliseconds without a further notice: a colleague who types saves every second. */
const pause = 20_000;

/** Says that changes of a colleague were merged into the entry on the screen. */
export function useMergeNotice({ arrival }: DraftHandle): void {
  const { account, say } = useEditor();
  const t = useTranslate(draftTexts);
  const last = useRef({ by: '', at: Number.NEGATIVE_INFINITY });
  const notice = useEffectEvent((by: string | undefined) => {
    if (!by || by === account?.name) return;
    const at = performance.now();
    if (last.current.by !== by || at - last.current.at > pause) say(t('merged', { by }));
    last.current = { by, at };
  });
  useEffect(() => notice(arrival?.by), [arrival]);
}
