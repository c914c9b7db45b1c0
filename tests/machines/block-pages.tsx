import { useEffect, useState } from 'react';
import type { ContentSource } from '#api/content-source.ts';
import type { QueryContext } from '#blocks/define.ts';
import { declaredNames, declaredSearch, nameParameters } from '#registry/block-parameters.ts';
import { createCatalogue } from '#registry/blocks.ts';
import { loadBlocks, subjectOf } from '#registry/load-blocks.ts';
import type { PageBlock } from '#registry/page-payload.ts';
import { RenderBlocks } from '#registry/RenderBlocks.tsx';
import { readBlocks } from '#registry/read-pages.ts';
import { createViews, type Views } from '#registry/views.ts';
import { calls, type DataCallName } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import { readRemoteConfig } from '#schemas/remote-config.ts';
import { fetchBlockQuery, fetchPage } from '#site/fetch-page.ts';
import { useLocation } from '#ui/router.tsx';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import type { StagedComponent } from './component.tsx';
import type { ScreenStart } from './screen.ts';

/** Current day of such a site. */
export const siteDay = '2026-11-21';

interface BlockPages {
  /** The block as in a page definition. */
  block: { id: string; type: string; props: object };
  /** The backend's unparsed response to a call. Undefined for an unknown id. */
  answer: (call: DataCallName, request: Readonly<Record<string, unknown>>) => unknown;
}

/**
 * A site whose pages all have one block. Loading it uses the server's real code; the responses of calls are made up.
 * Opens at the address of the start and navigates with the router of the site.
 */
export async function blockPages(
  { block, answer }: BlockPages,
  { path, within }: ScreenStart,
  language: Language,
): Promise<StagedComponent> {
  const source: Pick<ContentSource, 'call'> = {
    call: async (name, request) => {
      const found = answer(name, { ...request });
      return found === undefined
        ? { ok: false, failure: { kind: 'missing', message: '' } }
        : { ok: true, data: calls[name].response.parse(found) as never, message: '' };
    },
  };
  const pageAt = async (url: string): Promise<Page> => {
    const reading = {
      catalogue: createCatalogue(),
      language,
      cleanProps: (_: unknown, props: unknown) => props,
    };
    const { blocks: parsed } = readBlocks([block], reading);
    const parameters = nameParameters(parsed);
    const { searchParams } = new URL(url, 'http://this.site');
    const search = declaredSearch(declaredNames(parameters), searchParams);
    const blocks = await loadBlocks({
      parsed,
      parameters,
      context: { ...contextIn(language), search },
      run: {
        source: source as ContentSource,
        language,
        deadline: new AbortController().signal,
      },
      report: (_, reason) => {
        throw new Error(reason);
      },
    });
    const about = subjectOf(parsed, blocks, { parameters, search });
    if (about) about.block.subject = true;
    return { page: { blocks } };
  };
  const first = await pageAt(within?.link ?? path);
  const views = createViews();
  await views.load([block]);
  const changed =
    within && typeof within.answer === 'object' && 'change' in within.answer && within.answer.change(first);
  return {
    node: <Pages opening={((changed || first) as Page).page.blocks} views={views} language={language} />,
    network: {
      '/api/page': async ({ url }) => {
        const asked = new URL(url).searchParams;
        const { page } = await pageAt(asked.get('url') ?? '');
        return Response.json(asked.has('block') ? page : { page });
      },
    },
  };
}

interface Page {
  page: { blocks: PageBlock[] };
}

const contextIn = (language: Language): Omit<QueryContext, 'search'> => ({
  language,
  siteCode: 'official',
  timeZone: 'Asia/Shanghai',
  today: () => siteDay,
  tracksRequests: true,
  pagesShowing: ({ call, params }) => [
    {
      path: call === 'scheduleList' && params?.type === 2 ? '/conventionCenter/meetingSchedule' : '/requests',
    },
  ],
  picture: (src) => (src ? { src } : undefined),
  config: (key, answer) => readRemoteConfig(key, answer, language),
});

interface PagesProps {
  opening: PageBlock[];
  views: Views;
  language: Language;
}

/** The page of the current URL. The previous page remains until it has loaded. */
function Pages({ opening, views, language }: PagesProps) {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const [shown, setShown] = useState({ url, blocks: opening });
  useEffect(() => {
    if (url === shown.url) return;
    let left = false;
    void fetchPage({ url, language, languageInUrl: false }).then((fetched) => {
      if (!left && 'page' in fetched) setShown({ url, blocks: fetched.page.blocks });
    });
    return () => {
      left = true;
    };
  }, [url, shown.url, language]);
  return (
    <ToastProvider dismissLabel="x">
      <RenderBlocks
        blocks={shown.blocks}
        titled
        views={views}
        reload={(id, query) => fetchBlockQuery({ url: shown.url, language, languageInUrl: false }, id, query)}
      />
    </ToastProvider>
  );
}
