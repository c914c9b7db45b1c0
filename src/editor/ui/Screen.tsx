import { type ReactNode, useEffect, useRef } from 'react';

interface ScreenProps {
  title: string;
  /** Beside the title: a path, badges. */
  aside?: ReactNode;
  /** At the right of the bar, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
  /** The children lay themselves out over the whole height, and scroll where they want. */
  bare?: boolean;
}

/** A screen of the editor: its bar with the title and what can be done, and what it shows. */
export function Screen({ title, aside, actions, children, bare = false }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · Pavilion`;
  }, [title]);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // What led here has gone with its screen; whoever uses the keyboard goes on from this one.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid h-full min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)]">
      <header className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-white px-5 py-2">
        <h1 className="text-body leading-normal font-medium">{title}</h1>
        {aside}
        {actions && <div className="ml-auto flex flex-wrap items-center gap-3">{actions}</div>}
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
