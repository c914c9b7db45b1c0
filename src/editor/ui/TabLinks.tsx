import { NavLink } from 'react-router-dom';

/** Tabs as links; the URL determines the current one. */
export const TabLinks = ({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { to: string; label: string; current?: boolean }[];
}) => (
  <nav aria-label={label} className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line">
    {tabs.map((tab) => (
      <NavLink
        key={tab.to}
        to={tab.to}
        end
        {...(tab.current === undefined ? {} : { 'aria-current': tab.current ? 'page' : false })}
        className="flex-none -outline-offset-2 border-b-2 border-transparent py-2.5 text-cap text-ink-2 hover:text-ink aria-[current=page]:border-brass aria-[current=page]:font-medium aria-[current=page]:text-ink"
      >
        {tab.label}
      </NavLink>
    ))}
  </nav>
);
