import { createContext, use } from 'react';
import type { Account } from '#schemas/editor/accounts.ts';
import { includesRole, type Role } from '#schemas/editor/roles.ts';
import type { Language } from '#schemas/language.ts';

/** What every part of the editor may ask for. */
export interface EditorContextValue {
  /** Of the interface. */
  language: Language;
  setLanguage: (language: Language) => void;
  /** Whoever is signed in; undefined on the screens before. */
  account: Account | undefined;
  /** Asks the server again who is signed in. */
  refresh: () => Promise<void>;
  /** A short message that goes by itself: saved, published, copied. */
  say: (message: string, tone?: 'success' | 'danger') => void;
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

export function useEditor(): EditorContextValue {
  const value = use(EditorContext);
  if (!value) throw new Error('useEditor: no EditorContext above this component; wrap it in one');
  return value;
}

/** Whether whoever is signed in has at least this role. */
export function useMay(role: Role): boolean {
  const { account } = useEditor();
  return account !== undefined && includesRole(account.role, role);
}
