import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { Shell, ShownPage } from '#registry/page-payload.ts';
import { RenderBlocks } from '#registry/RenderBlocks.tsx';
import type { Views } from '#registry/views.ts';
import { languages } from '#schemas/language.ts';
import { ContactContext, LinkContext } from '#ui/link/link-context.ts';
import { Part } from '#ui/part.tsx';
import { replayClicks } from '#ui/replay-clicks.ts';
import { StaticHtml } from '#ui/StaticHtml.tsx';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Boot } from './boot.ts';
import { fetchBlockQuery } from './fetch-page.ts';
import { Head } from './Head.tsx';
import { Footer, footerBox } from './shell/Footer.tsx';
import { Header, SkipLink } from './shell/Header.tsx';
import { PageProgress, Placeholder, Unavailable } from './shell/PageStates.tsx';
import { SecondLevelLayout } from './shell/SecondLevelLayout.tsx';
import { languageHref, withLanguage } from './urls.ts';
import { usePage } from './use-page.ts';
import { contentId } from './use-scroll.ts';

interface AppProps {
  boot: Boot;
  views: Views;
}

export const headerPart = 'header';
export const footerPart = 'footer';

/** True if the header lies over a picture. */
export const isOverHero = ({ kind, section, head }: ShownPage): boolean =>
  kind === 'home' || head === 'dark' || section?.banner !== undefined;

/** The visitors' program: header, the page of the current address, footer. */
export function App({ boot, views }: AppProps) {
  const { t } = useTexts();
  const { payload: page, shell, url, opening, offline } = usePage(boot, views);
  const payload = offline ? offlinePage(page, t('offline.title')) : page;
  const { language, languageInUrl } = payload;
  const other = languages.find((candidate) => candidate !== language) ?? language;
  const linkTo = useMemo(
    () => (languageInUrl ? (href: string) => withLanguage(href, language) : (href: string) => href),
    [language, languageInUrl],
  );
  const shownUrl = useRef(url);
  // Before effects of the blocks, which may ask at once.
  useLayoutEffect(() => {
    shownUrl.current = url;
  }, [url]);
  const reload = useCallback(
    (blockId: string, query: string) =>
      fetchBlockQuery({ url: shownUrl.current, language, languageInUrl }, blockId, query),
    [language, languageInUrl],
  );
  useLayoutEffect(() => replayClicks(document.documentElement), []);
  useCurrentSection(payload);
  return (
    <LinkContext value={linkTo}>
      <ContactContext value={shell.contact}>
        <ToastProvider dismissLabel={t('toast.dismiss')}>
          <ShellProblems shell={shell} />
          <Head payload={payload} shell={shell} />
          <SkipLink href={`#${contentId}`} />
          <PageProgress opening={opening} />
          <Part name={headerPart}>
            <Header
              shell={shell}
              currentRoute={payload.path}
              overHero={isOverHero(payload)}
              languageHref={languageHref(other, url)}
            />
          </Part>
          {payload.meta.paging && <Paging key={payload.path} title={payload.title} />}
          <main id={contentId} tabIndex={-1} data-paging={payload.meta.paging ? '' : undefined}>
            <PageBody payload={payload} shell={shell} href={linkTo(payload.url)} retry={offline?.retry}>
              <RenderBlocks
                key={payload.path}
                blocks={payload.blocks}
                titled={payload.section !== undefined}
                views={views}
                reload={reload}
              />
            </PageBody>
          </main>
          <Part name={footerPart}>
            {shell.isFooterRendered ? <StaticHtml as="footer" {...footerBox} /> : <Footer shell={shell} />}
          </Part>
        </ToastProvider>
      </ContactContext>
    </LinkContext>
  );
}

/** The page in place of one that cannot be reached, in the header and footer of the page before. */
const offlinePage = ({ section: _, head: _head, ...page }: ShownPage, title: string): ShownPage => ({
  ...page,
  kind: 'offline',
  status: 503,
  path: '',
  title,
  description: '',
  meta: { padding: false, background: 'white' },
  blocks: [],
});

/** Lists of links to sections mark the one that is being read. Few pages have one, so its code is loaded for them. */
function useCurrentSection(page: ShownPage): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own list.
  useEffect(() => {
    const list = document.querySelector('[data-sections]');
    if (!list) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    import('./watch-sections.ts').then(
      ({ watchSections }) => {
        if (!isLeft) stop = watchSections(list);
      },
      // Without the code no section is marked; the links work all the same.
      () => {},
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [page]);
}

/** Tells the visitor when header or footer lack content because a call failed (rule ERR-01). */
function ShellProblems({ shell }: { shell: Shell }) {
  useProblemToast(shell.problems?.[0]);
  return null;
}

interface PageBodyProps {
  payload: ShownPage;
  shell: Shell;
  /** The address of the page. */
  href: string;
  /** Fetches a page again that could not be reached. */
  retry: (() => void) | undefined;
  children: React.ReactNode;
}

function PageBody({ payload, shell: { nav, hotline }, href, retry, children }: PageBodyProps) {
  const { kind, section, meta, path, url, onlyIn, head } = payload;
  if (kind === 'home' || head) return children;
  const body =
    kind === 'not-found' ? (
      <NotFound item={section !== undefined} path={path} url={url} nav={nav} onlyIn={onlyIn} />
    ) : kind === 'unavailable' ? (
      <Unavailable href={href} hotline={hotline} />
    ) : kind === 'offline' ? (
      <Unavailable reason="offline" href={href} retry={retry} hotline={hotline} />
    ) : kind === 'placeholder' ? (
      <Placeholder />
    ) : (
      children
    );
  if (!section) return body;
  return (
    <SecondLevelLayout section={section} meta={meta}>
      {body}
    </SecondLevelLayout>
  );
}

/**
 * Few visitors see this page, so its code is loaded when it is shown. Until then the page before it stays. If the code
 * cannot be loaded, the browser loads the document.
 */
const NotFound = lazy(() =>
  import('./shell/NotFound.tsx').then(
    ({ NotFound }) => ({ default: NotFound }),
    () => {
      window.location.reload();
      return new Promise<never>(() => {});
    },
  ),
);

const Pager = lazy(() => import('./pager/Pager.tsx').catch(() => ({ default: () => null })));

/**
 * Loads the pager of a page that has `meta.paging`, after hydration. Until then, and if loading fails, the page scrolls
 * like any other.
 */
function Paging({ title }: { title: string }) {
  const hydrated = useHydrated();
  return (
    hydrated && (
      <Suspense>
        <Pager title={title} />
      </Suspense>
    )
  );
}
