import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { EditorContext } from '#editor/context.tsx';
import type { Role } from '#schemas/editor/call.ts';
import type { Language } from '#schemas/language.ts';
import { show } from './show.tsx';
import '#editor/styles.css';

interface ShownEditor {
  language: Language;
  address: string;
  role?: Role;
}

/**
 * Renders a screen of the editor with a signed-in user.
 * @returns its messages and its current URL
 */
export function showEditor(screen: ReactNode, { language, address, role = 'publisher' }: ShownEditor) {
  const said: string[] = [];
  const at = { current: address };
  const account = { id: 'one', name: '林岚', email: 'lin@venue.example', role };
  const value = {
    ...{ language, account, setLanguage: () => {}, refresh: async () => {}, timeZone: 'Asia/Shanghai' },
    say: (message: string) => void said.push(message),
  };
  function Address() {
    const { pathname, search } = useLocation();
    at.current = `${pathname}${search}`;
    return null;
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { container } = show(
    <QueryClientProvider client={client}>
      <I18nProvider locale={language}>
        <EditorContext value={value}>
          <MemoryRouter initialEntries={[address]}>
            <Address />
            {screen}
          </MemoryRouter>
        </EditorContext>
      </I18nProvider>
    </QueryClientProvider>,
    language,
  );
  return { container, said, at };
}
