import type { EntryKind } from '#schemas/entry.ts';
import { ask, EditorError } from '../api.ts';
import { errorTexts } from '../common-texts.ts';
import { useEditor } from '../context.tsx';
import type { DraftHandle } from '../drafts/use-draft.ts';
import { useWords } from '../texts.ts';

/** The page of the site on which one entry stands by itself, for kinds that have one. */
const detailPages: { readonly [K in EntryKind]?: (id: string, facet: string | undefined) => string } = {
  news: (id) => `/news/newsInfoDetail?id=${encodeURIComponent(id)}`,
  notice: (id, facet) =>
    `${facet === 'JOURNALISM' ? '/news/noticeAnnouncementDetail' : '/notice/noticeDetail'}?id=${encodeURIComponent(id)}`,
};

/** Opens the entry as visitors will see it; undefined for kinds without a page of their own. */
export function usePreview({ kind, id, entry, flush }: DraftHandle): (() => Promise<void>) | undefined {
  const { language, say } = useEditor();
  const why = useWords(errorTexts);
  const path = detailPages[kind]?.(id, entry?.facet);
  if (path === undefined) return undefined;
  return async () => {
    // Opened at once: later the browser would take it for an unwanted window.
    const opened = window.open('', '_blank');
    try {
      await flush();
      const { url } = await ask('previewLink', { path, language, hours: 24 });
      if (opened) opened.location.href = url;
    } catch (cause) {
      opened?.close();
      say(why(cause instanceof EditorError ? cause.code : 'failed'), 'danger');
    }
  };
}
