import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import type { Language } from '#schemas/language.ts';
import '#site/styles.css';
import { MemoryRouter } from './MemoryRouter.tsx';

const translations = createTranslations();

/** An error boundary that removes the test's tree, as on the site, and reports no error. */
export class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Roots of the running test; all are unmounted after it. */
const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});

/** Renders a component as on a page with this language and URL. `again` rerenders it, `remove` unmounts it. */
export function show(first: ReactNode, language: Language = 'en-US', address = '/') {
  document.documentElement.lang = language;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, { onCaughtError: () => {} });
  roots.push(root);
  const again = (node: ReactNode) =>
    flushSync(() =>
      root.render(
        <TextsProvider value={{ language, t: translations[language] }}>
          <MemoryRouter address={address}>{node}</MemoryRouter>
        </TextsProvider>,
      ),
    );
  again(first);
  return { container, again, remove: () => flushSync(() => root.unmount()) };
}
