import { type ReactNode, useEffect, useRef } from 'react';
import { SearchBoxButton } from '../search/SearchProvider.tsx';

interface ScreenProps {
  title: string;
  /** Content beside the title, such as a path or badges. */
  aside?: ReactNode;
  /** Buttons at the right of the bar, the primary one last. */
  actions?: ReactNode;
  children: ReactNode;
  /** Whether the children fill the height and scroll on their own. */
  bare?: boolean;
}

/** Screen of the editor: a bar with title and actions above the content. */
export function Screen({ title, aside, actions, children, bare = false }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · Pavilion`;
  }, [title]);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // The link that opened this screen is unmounted; keyboard users continue from here.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid h-full min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)]">
      <header className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 max-md:gap-x-3 border-b border-line bg-white px-5 py-2">
        <h1
          title={title}
          className="line-clamp-2 text-body leading-normal font-medium wrap-anywhere max-md:grow md:max-w-[min(36rem,100%)]"
        >
          {title}
        </h1>
        {aside}
        <div className="ml-auto flex flex-wrap items-center gap-3 max-md:contents">
          {!bare && <SearchBoxButton />}
          {actions}
        </div>
      </header>
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={
          bare ? 'min-h-0 min-w-0 outline-none' : 'relative min-h-0 overflow-y-auto p-5 outline-none'
        }
      >
        {children}
      </main>
    </div>
  );
}
