import { type ReactNode, useEffect } from 'react';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { signInTexts } from './texts.ts';

/** Layout of the screens before sign-in. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  const { language, setLanguage } = useEditor();
  const t = useWords(signInTexts);
  useEffect(() => {
    document.title = `${title} · Pavilion`;
  }, [title]);
  const other = language === 'zh-CN' ? 'en-US' : 'zh-CN';
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-mist text-xs text-ink">
      <header className="on-dark flex min-h-14 items-center justify-between gap-4 bg-ink px-5 text-white">
        <p className="font-medium">Pavilion · {t('editor')}</p>
        <button
          type="button"
          lang={other}
          onClick={() => setLanguage(other)}
          className="min-h-10 rounded px-3 text-on-dark-2 hover:text-white"
        >
          {t('otherLanguage')}
        </button>
      </header>
      <main className="grid grid-cols-[minmax(0,24rem)] content-start justify-center px-4 py-10 md:content-center md:pb-32">
        <div className="grid gap-5 rounded border border-line bg-white p-6 leading-normal md:p-8">
          <h1 className="text-h4 font-medium">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
