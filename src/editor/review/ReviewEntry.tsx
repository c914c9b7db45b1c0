import { type ReactNode, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { createCatalogue } from '#registry/blocks.ts';
import { entryNameSchema } from '#schemas/editor/editorial.ts';
import type { Thread } from '#schemas/editor/review.ts';
import { type Entry, hasBlocks } from '#schemas/entry.ts';
import { titleOf } from '#schemas/entry-title.ts';
import type { Language } from '#schemas/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { useEditorQuery } from '../api.ts';
import { commonTexts } from '../common-texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { nextOf } from '../drafts/stored.ts';
import { entryUrl } from '../entry-url.ts';
import { BlockPicture } from '../pages/canvas/BlockPicture.tsx';
import { CanvasPage } from '../pages/canvas/CanvasPage.tsx';
import { CanvasProvider, Paper } from '../pages/canvas/CanvasProvider.tsx';
import { useCanvas } from '../pages/canvas/canvas-context.tsx';
import { Frame } from '../pages/canvas/Frame.tsx';
import { createPageStore } from '../pages/model/page-store.ts';
import {
  PageContext,
  type PageContextValue,
  SelectionContext,
  usePageItems,
} from '../pages/page-context.tsx';
import { useSections } from '../pages/sections/use-sections.ts';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Comments } from './Comments.tsx';
import { ReviewActions, ReviewChanges, ReviewState } from './ReviewPanel.tsx';
import { reviewTexts } from './review-texts.ts';
import { useReview } from './use-reviews.ts';

const placeSchema = entryNameSchema.catch({ kind: 'page', id: '/' });

/** `/editor/review/entry?kind=news&id=1`: an entry with its comments; a page with a numbered pin for each. */
export default function ReviewEntry() {
  const [params] = useSearchParams();
  const name = placeSchema.parse({ kind: params.get('kind'), id: params.get('id') });
  const query = useEditorQuery('readEntry', name, { alwaysFresh: true });
  const t = useTranslate(reviewTexts);
  return (
    <QueryBoundary query={query}>
      {(stored) => {
        const entry = nextOf(stored) ?? stored.published;
        if (entry) return <Reviewed key={`${name.kind} ${name.id}`} entry={entry} />;
        return (
          <Screen title={t('title')}>
            <Notice tone="warning">{t('gone')}</Notice>
          </Screen>
        );
      }}
    </QueryBoundary>
  );
}

function Reviewed({ entry }: { entry: Entry }) {
  const t = useTranslate(reviewTexts);
  const common = useTranslate(commonTexts);
  const { language: own } = useEditor();
  const [language, setLanguage] = useState<Language>(own);
  const [block, setBlock] = useState<string>();
  const navigate = useNavigate();
  const { kind, id } = entry;
  const { data } = useReview({ kind, id });
  const threads = data?.threads ?? [];
  const isPage = hasBlocks(kind);
  return (
    <Screen
      bare
      title={titleOf(entry, own) ?? titleOf(entry, 'zh-CN') ?? id}
      aside={
        <Link
          to="/editor/review"
          className="order-first inline-flex items-center gap-1 text-cap text-ink-2 hover:text-teal"
        >
          <Icon name="left" small />
          {t('back')}
        </Link>
      }
      actions={
        <>
          {isPage && (
            <Segments<Language>
              label={t('language')}
              value={language}
              options={[
                { value: 'zh-CN', label: common('zh') },
                { value: 'en-US', label: common('en') },
              ]}
              onChange={setLanguage}
            />
          )}
          <Link to={entryUrl({ kind, id })} className="text-xs text-teal underline-offset-4 hover:underline">
            {t('edit')}
          </Link>
          {data?.review && (
            <ReviewActions review={data.review} onDone={() => void navigate('/editor/review')} />
          )}
        </>
      }
    >
      <div
        className={`relative grid h-full min-h-0 overflow-y-auto max-md:auto-rows-max md:grid-rows-1 ${isPage ? 'md:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]' : ''}`}
      >
        {isPage && (
          <section aria-label={t('canvas')} className="grid min-h-0 bg-mist px-3 pt-3 max-md:h-[60dvh]">
            <PageWithPins entry={entry} language={language}>
              <Pins threads={threads} block={block} onBlock={setBlock} />
            </PageWithPins>
          </section>
        )}
        <aside
          aria-label={t('thread')}
          className="relative min-h-0 overflow-y-auto border-line bg-white text-xs leading-normal md:border-l"
        >
          <div className={`grid content-start gap-5 px-5 py-4 ${isPage ? '' : 'mx-auto max-w-3xl'}`}>
            {data?.review && <ReviewState review={data.review} />}
            <Comments entry={entry} threads={threads} block={block} onBlock={setBlock} />
            <ReviewChanges name={{ kind, id }} />
          </div>
        </aside>
      </div>
    </Screen>
  );
}

const catalogue = createCatalogue();
/** Width of the page in CSS pixels, before it is scaled. */
const pageWidth = 1_280;
const noSelection = { selected: undefined, select: () => {}, openField: () => {}, wanted: undefined };

/** A page as visitors would see its draft. It cannot be edited here. */
function PageWithPins({
  entry: { kind, id, data },
  language,
  children,
}: {
  entry: Entry;
  language: Language;
  children: ReactNode;
}) {
  const t = useTranslate(reviewTexts);
  const sections = useSections();
  const store = useMemo(() => createPageStore({ initial: data, now: Date.now, onChange: () => {} }), [data]);
  const value: PageContextValue = useMemo(
    () => ({ kind: kind === 'section' ? kind : 'page', id, catalogue, store, sections }),
    [kind, id, store, sections],
  );
  return (
    <PageContext value={value}>
      <SelectionContext value={noSelection}>
        <Paper width={pageWidth}>
          {(scale) => (
            <Frame title={t('canvas')}>
              <CanvasProvider language={language} scale={scale}>
                <CanvasPage>{children}</CanvasPage>
              </CanvasProvider>
            </Frame>
          )}
        </Paper>
      </SelectionContext>
    </PageContext>
  );
}

interface PinsProps {
  threads: readonly Thread[];
  block: string | undefined;
  onBlock: (block: string) => void;
}

/** The blocks of the page, each with a pin for each of its threads in the upper right. */
function Pins({ threads, block, onBlock }: PinsProps) {
  const t = useTranslate(reviewTexts);
  const { scale } = useCanvas();
  return usePageItems().map(({ key }) => {
    const own = threads.flatMap((thread, index) =>
      thread.block === key ? [{ thread, number: index + 1 }] : [],
    );
    const isOpen = own.some(({ thread }) => thread.resolvedAt === undefined);
    const frame = key === block ? 'border-2 border-brass' : isOpen ? 'border-l-3 border-l-brass' : '';
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the list of places beside the page does the same by keyboard.
      // biome-ignore lint/a11y/noStaticElementInteractions: see above.
      <div key={key} className="relative" onClick={() => onBlock(key)}>
        <BlockPicture id={key} />
        <div style={{ zoom: 1 / scale }} className={`pointer-events-none absolute inset-0 ${frame}`}>
          <div className="pointer-events-auto absolute top-3 right-3 flex gap-2">
            {own.map(({ thread, number }) => (
              <button
                key={thread.id}
                type="button"
                aria-label={t('pin', { number })}
                onClick={() => onBlock(key)}
                className={`tnum grid size-6 place-items-center rounded text-badge font-medium shadow-float ${
                  thread.resolvedAt === undefined ? 'bg-brass-deep text-white' : 'bg-white text-ink'
                }`}
              >
                {number}
              </button>
            ))}
          </div>
        </div>
      </div>
    );
  });
}
