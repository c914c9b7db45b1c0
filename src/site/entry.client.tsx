import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createTranslate, type Texts } from '#i18n/i18n.ts';
import { createViews } from '#registry/views.ts';
import type { Language } from '#schemas/language.ts';
import { BrowserRouter } from '#ui/router.tsx';
import { App } from './App.tsx';
import { type Boot, bootElementId } from './boot.ts';
import { Document } from './Document.tsx';
import { watchNearScreen } from './near-screen.ts';
import { hasMovedOn } from './use-page.ts';
import './styles.css';

const texts: Record<Language, () => Promise<Texts>> = {
  'zh-CN': async () => (await import('#i18n/resources/zh-CN.ts')).zhCN,
  'en-US': async () => (await import('#i18n/resources/en-US.ts')).enUS,
};

/** The cookie decides the language; local storage only mirrors it (decisions, section 5). */
function storeLanguage({ language, languageInUrl }: Boot): void {
  try {
    if (!languageInUrl) localStorage.setItem('lang', language);
  } catch {
    // Some private windows refuse storage. The cookie is enough.
  }
}

/**
 * Hydrates the document. A function, because code that is loaded later imports from the file of this module and would
 * wait for a top-level `await` forever.
 */
async function start(): Promise<void> {
  // This module may run before the document is complete, and the boot data is at the end of the document.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));

  const json = document.getElementById(bootElementId)?.textContent ?? '';
  const boot: Boot = JSON.parse(json);
  const t = createTranslate(boot.language, await texts[boot.language]());
  const nearScreen = watchNearScreen();
  const views = createViews((block) => nearScreen(block.id));

  storeLanguage(boot);
  // Before hydration, so that recorder and inspector see every machine from its start.
  if (boot.recordable) (await import('./qa/start-qa.ts')).startQa(boot.language, boot.recordable.revision);

  if (hasMovedOn()) return window.location.reload();
  startTransition(() => {
    hydrateRoot(
      document,
      <Document boot={boot} json={json} t={t}>
        <BrowserRouter>
          <App boot={boot} views={views} />
        </BrowserRouter>
      </Document>,
    );
  });
}

void start();
