import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { defineTexts } from '#i18n/i18n.ts';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Language } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, type EditorError } from '../../api.ts';
import { commonTexts } from '../../common-texts.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { useDraftStore } from '../../drafts/use-draft-store.ts';
import { DialogBox } from '../../ui/DialogBox.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { useTimes } from '../../use-times.ts';
import { type PreviewTarget, requestLink, usePreviewLink } from './use-preview-link.ts';

const previewTexts = defineTexts({
  zh: {
    title: '预览',
    language: '语言',
    width: '屏幕宽度',
    phone: '手机 390',
    tablet: '平板 834',
    desktop: '电脑 1440',
    frame: '{{path}} 的预览',
    hint: '网站按草稿发布后的样子显示，访客看不到。',
    copyLink: '复制给同事的链接',
    onPhone: '用手机查看',
    scan: '用手机扫描二维码即可打开。链接 {{time}} 前有效，任何人都能打开。',
    code: '预览链接的二维码',
    unsaved: '有改动尚未保存，预览中看不到。',
    page: '页面',
    releaseHint: '网站在这一批发布后的样子，访客看不到。',
  },
  en: {
    title: 'Preview',
    language: 'Language',
    width: 'Width of the screen',
    phone: 'Phone 390',
    tablet: 'Tablet 834',
    desktop: 'Desktop 1440',
    frame: 'Preview of {{path}}',
    hint: 'The site as it is once the drafts are published. Visitors do not see this.',
    copyLink: 'Copy link for a colleague',
    onPhone: 'Open on a phone',
    scan: 'Scan the code with a phone. The link works until {{time}}, for anyone.',
    code: 'QR code of the preview link',
    unsaved: 'Some changes are not saved yet and do not show here.',
    page: 'Page',
    releaseHint: 'The site as it is once the release has run. Visitors do not see this.',
  },
});

interface PreviewDialogProps {
  target: PreviewTarget;
  /** Name of the page. Defaults to its path. */
  name?: string | undefined;
  /** Drafts to save before the preview loads. */
  drafts: readonly EntryName[];
  /** Initial language. Defaults to that of the interface. */
  language?: Language;
  /** Pages to choose from, by path. Without them, only the target is shown. */
  pages?: readonly { value: string; label: string }[];
  open: boolean;
  onClose: () => void;
}

/** Shows the real site with the drafts, in either language and at several screen widths. */
export function PreviewDialog({ open, name, ...rest }: PreviewDialogProps) {
  const t = useTranslate(previewTexts);
  return (
    <DialogBox
      title={`${t('title')} ${name ?? rest.target.path ?? ''}`}
      open={open}
      onClose={rest.onClose}
      size="full"
    >
      {open && <Preview {...rest} />}
    </DialogBox>
  );
}

const widths = { '390': 'phone', '834': 'tablet', '1440': 'desktop' } as const;
type Width = keyof typeof widths;
const order: readonly Width[] = ['390', '834', '1440'];

type PreviewProps = Pick<PreviewDialogProps, 'target' | 'language' | 'pages'> & {
  drafts: readonly EntryName[];
};

function Preview({ target: firstTarget, drafts, language: first, pages }: PreviewProps) {
  const t = useTranslate(previewTexts);
  const common = useTranslate(commonTexts);
  const { language: own } = useEditor();
  const [language, setLanguage] = useState<Language>(first ?? own);
  const [width, setWidth] = useState<Width>(() => (window.innerWidth < 700 ? '390' : '1440'));
  const [chosen, setChosen] = useState(firstTarget.path);
  const target = chosen === undefined ? firstTarget : { ...firstTarget, path: chosen };
  const query = usePreview({ target, drafts, language });
  return (
    <div className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {pages && (
          <SelectBox
            label={t('page')}
            hideLabel
            value={chosen}
            options={pages}
            onChange={setChosen}
            className="w-72 max-w-full"
          />
        )}
        <Segments
          label={t('language')}
          value={language}
          options={[
            { value: 'zh-CN', label: common('zh') },
            { value: 'en-US', label: common('en') },
          ]}
          onChange={setLanguage}
        />
        <Segments
          label={t('width')}
          value={width}
          options={order.map((value) => ({ value, label: t(widths[value]) }))}
          onChange={setWidth}
        />
        <CopyLink target={target} language={language} />
        <PhoneLink target={target} language={language} />
        <p className="text-ink-3">{t(hintOf(query.data?.saved, target))}</p>
      </div>
      <QueryBoundary query={query}>
        {({ url, path }) => (
          <PreviewFrame address={addressHere(url)} width={Number(width)} title={t('frame', { path })} />
        )}
      </QueryBoundary>
    </div>
  );
}

const hintOf = (saved: boolean | undefined, { release }: PreviewTarget) => {
  if (saved === false) return 'unsaved';
  return release === undefined ? 'hint' : 'releaseHint';
};

/** Saves all unsaved changes, then requests the preview link. */
function usePreview({ target, drafts, language }: Required<Omit<PreviewProps, 'pages'>>) {
  const store = useDraftStore();
  return useQuery<EditorAnswer<'previewLink'> & { saved: boolean }, EditorError>({
    queryKey: ['preview', target, language],
    queryFn: async () => ({
      saved: await store.settle(drafts),
      ...(await callEditor('previewLink', { ...target, language, hours: 1 })),
    }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/** Moves a URL to the origin of the editor, because browsers block frames from another origin. */
function addressHere(url: string): string {
  const { pathname, search } = new URL(url, window.location.origin);
  return pathname + search;
}

function CopyLink({ target, language }: { target: PreviewTarget; language: Language }) {
  const t = useTranslate(previewTexts);
  const { copyLink, problem } = usePreviewLink();
  return (
    <>
      <Button variant="outline" small onClick={() => copyLink(target, language)}>
        {t('copyLink')}
      </Button>
      {problem && (
        <p role="alert" className="text-danger wrap-anywhere">
          {problem}
        </p>
      )}
    </>
  );
}

const QrCode = lazyPart(async () => ({ default: (await import('../../ui/QrCode.tsx')).QrCode }));

/** Shows a link for a phone as a QR code. */
function PhoneLink({ target, language }: { target: PreviewTarget; language: Language }) {
  const t = useTranslate(previewTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" small onClick={() => setOpen(true)}>
        {t('onPhone')}
      </Button>
      <DialogBox title={t('onPhone')} open={open} onClose={() => setOpen(false)}>
        {open && <PhoneCode target={target} language={language} />}
      </DialogBox>
    </>
  );
}

function PhoneCode({ target, language }: { target: PreviewTarget; language: Language }) {
  const t = useTranslate(previewTexts);
  const timeOf = useTimes();
  const query = useQuery<EditorAnswer<'previewLink'>, EditorError>({
    queryKey: ['preview-on-phone', target, language],
    queryFn: () => requestLink(target, language),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return (
    <QueryBoundary query={query}>
      {({ url, expiresAt }) => (
        <div className="grid justify-items-center gap-4">
          <Suspense fallback={<div className="size-48" />}>
            <QrCode text={url} label={t('code')} />
          </Suspense>
          <p className="leading-normal">{t('scan', { time: timeOf(expiresAt) })}</p>
        </div>
      )}
    </QueryBoundary>
  );
}

interface PreviewFrameProps {
  address: string;
  /** Width of the simulated screen, in CSS pixels. */
  width: number;
  title: string;
}

/** A page of the site as on a screen of the given width, scaled down if the box is narrower. */
function PreviewFrame({ address, width, title }: PreviewFrameProps) {
  const { size, ref } = useElementSize();
  const scale = Math.min(1, size.width / width);
  return (
    <div ref={ref} className="relative h-full min-h-0 overflow-hidden bg-mist">
      {scale > 0 && (
        <iframe
          title={title}
          src={address}
          className="absolute top-0 left-1/2 origin-top-left border-0 bg-white"
          style={{
            width,
            height: size.height / scale,
            transform: `scale(${scale})`,
            marginLeft: (-width * scale) / 2,
          }}
        />
      )}
    </div>
  );
}

/** Observes the inner size of an element in CSS pixels; pass `ref` to the element. */
function useElementSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { size, ref };
}
