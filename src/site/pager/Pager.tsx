import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { findSections, marks, sectionName } from './sections.ts';
import { type LivePager, type PagerView, startPager } from './start-pager.ts';

const opening: PagerView = { active: 0, dark: true };

interface Section {
  id: string;
  name: string | undefined;
}

interface Running {
  pager: LivePager;
  sections: readonly (Section & { element: HTMLElement })[];
}

/** Pages through the sections and renders the marks at the left edge. */
export default function Pager({ title }: { title: string }) {
  const [running, setRunning] = useState<Running>();
  useEffect(() => {
    const elements = findSections();
    if (elements.length === 0) return;
    const pager = startPager(elements);
    const sections = elements.map((element) => ({ id: element.id, name: sectionName(element), element }));
    setRunning({ pager, sections });
    return pager.stop;
  }, []);
  const view = useSyncExternalStore(
    running?.pager.subscribe ?? never,
    running?.pager.read ?? (() => opening),
  );
  if (!running) return null;
  const { pager, sections } = running;

  const follow = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    pager.jump(index);
    // Moves the focus as a link to a fragment does, so that Tab continues there.
    const section = sections[index]?.element;
    if (!section) return;
    if (section.tabIndex < 0) section.tabIndex = -1;
    section.focus({ preventScroll: true });
  };
  return <Marks title={title} sections={sections} view={view} follow={follow} />;
}

interface MarksProps {
  /** Title of the page. The first mark leads to its top. */
  title: string;
  sections: readonly Section[];
  view: PagerView;
  follow: (event: MouseEvent, index: number) => void;
}

/**
 * One mark per section, a link to it, with the section's name on hover and focus. Bare lines above the headline; on
 * pictures their halo keeps them visible. Hidden on phones.
 */
export function Marks({ title, sections, view: { active, dark }, follow }: MarksProps) {
  const { t } = useTexts();
  const nameOf = (index: number) => {
    if (index === 0) return title;
    const last = index === sections.length - 1 ? t('pager.footer') : undefined;
    return last ?? sections[index]?.name ?? t('pager.section', { n: index + 1, of: sections.length });
  };
  return (
    <nav
      {...marks}
      aria-label={t('pager.label')}
      className={`fixed top-9/25 left-0 z-side -translate-y-1/2 max-md:hidden print:hidden ${dark ? 'on-dark' : 'on-light'}`}
    >
      <ol>
        {sections.map(({ id }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={index === active ? 'true' : undefined}
              onClick={(event) => follow(event, index)}
              className="group/mark relative flex h-6 items-center pr-2 pl-marks -outline-offset-2"
            >
              <span aria-hidden="true" className={lineClass(index === active, dark)} />
              <span className="pointer-events-none absolute left-full rounded bg-night px-3 py-1 text-cap leading-tight whitespace-nowrap text-white opacity-0 transition-opacity duration-fast group-hover/mark:opacity-100 group-focus-visible/mark:opacity-100">
                {nameOf(index)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const never = () => () => {};

const lineClass = (active: boolean, dark: boolean) => {
  const resting = dark ? 'bg-white shadow-halo' : 'bg-line-strong';
  const current = dark ? 'bg-brass-light shadow-halo' : 'bg-brass';
  return `h-0.5 transition-[width,background-color] duration-calm ${active ? `w-6 ${current}` : `w-3 ${resting}`}`;
};
