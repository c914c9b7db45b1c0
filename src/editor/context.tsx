import { createContext, use } from 'react';
import { type LocalisedMessages, type Messages, type TranslateFrom, translateIn } from '#i18n/i18n.ts';
import type { Account } from '#schemas/editor/accounts.ts';
import { includesRole, type Role } from '#schemas/editor/call.ts';
import type { Language } from '#schemas/language.ts';

/** Context of every part of the editor. */
export interface EditorContextValue {
  /** Language of the interface. */
  language: Language;
  setLanguage: (language: Language) => void;
  /** The site's time zone, IANA name: every time of the editor is in it. */
  timeZone: string;
  /** The signed-in account; undefined before sign-in. */
  account: Account | undefined;
  /** Fetches the session again. */
  refresh: () => Promise<void>;
  /** Shows a toast. */
  say: (message: string, tone?: 'success' | 'danger') => void;
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

export function useEditor(): EditorContextValue {
  const value = use(EditorContext);
  if (!value) throw new Error('useEditor: no EditorContext above this component; wrap it in one');
  return value;
}

/** Whether the signed-in account has at least this role. */
export function useMay(role: Role): boolean {
  const { account } = useEditor();
  return account !== undefined && includesRole(account.role, role);
}

/**
 * Returns `t()` in the language of the interface.
 *
 * @example
 * const t = useTranslate(menuTexts);
 */
export const useTranslate = <T extends Messages>(texts: LocalisedMessages<T>): TranslateFrom<T> =>
  translateIn(texts, useEditor().language);
