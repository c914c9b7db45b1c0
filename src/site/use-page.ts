import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PagePayload, Shell } from '#registry/page-payload.ts';
import type { Views } from '#registry/views.ts';
import type { Boot } from './boot.ts';
import { fetchPage } from './fetch-page.ts';
import { withoutLanguage } from './urls.ts';
import { useScroll } from './use-scroll.ts';

/** How long a page that was shown may be shown again without asking, in milliseconds. */
const pageLifetime = 30_000;

interface Shown {
  payload: PagePayload;
  shell: Shell;
  /** The address it was asked for by. */
  url: string;
}

/**
 * The page that belongs to the address bar. The old page stays until the new one is whole: its data and the code of
 * its blocks are there before it is shown. When no answer can be had, the browser loads the address itself.
 */
export function usePage(boot: Boot, views: Views): Shown & { opening: boolean } {
  const location = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const url = withoutLanguage(location.pathname, location.search);
  const [shown, setShown] = useState<Shown>({ payload: boot, shell: boot.shell, url });
  const shownRef = useRef(shown);

  useEffect(() => {
    const { payload, shell } = shownRef.current;
    if (shownRef.current.url === url) return;
    let left = false;
    const { language, languageInUrl, revision } = payload;
    const open = async () => {
      const fetched = await queryClient.fetchQuery({
        queryKey: ['page', language, url],
        queryFn: () => fetchPage({ url, language, languageInUrl, shellRevision: revision }),
        staleTime: pageLifetime,
      });
      if (left) return;
      if ('redirect' in fetched) return navigate(fetched.redirect, { replace: true });
      await views.load(fetched.page.blocks.map((block) => block.type));
      if (left) return;
      const next = {
        payload: replaceEqualDeep(payload, fetched.page),
        shell: fetched.page.shell ?? shell,
        url,
      };
      startTransition(() => {
        shownRef.current = next;
        setShown(next);
      });
    };
    open().catch(() => {
      if (!left) window.location.assign(location.pathname + location.search + location.hash);
    });
    return () => {
      left = true;
    };
  }, [url, location, navigate, queryClient, views]);

  useScroll({
    key: location.key,
    hash: location.hash,
    back: useNavigationType() === 'POP',
    shownUrl: shown.url,
  });
  return { ...shown, opening: shown.url !== url };
}
