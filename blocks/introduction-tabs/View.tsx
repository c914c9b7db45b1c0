import type { ViewProps } from '#blocks/define.ts';
import { homeSection } from '#ui/section-active.ts';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { Centre } from './Centre.tsx';
import type definition from './index.ts';
import { tabKey } from './tab-key.ts';

/** Picture at the left and tabs at the right, one per centre; the picture is on top on phones (rule VENU-01). */
export default function IntroductionTabsView({ id, props, data, first }: ViewProps<typeof definition>) {
  return (
    <section
      data-bleed=""
      aria-label={props.title}
      className={`${homeSection} on-dark @container relative isolate grid grid-cols-1 bg-ink pt-70 text-white md:pt-0 ${first ? '' : 'mt-section'}`}
    >
      <div className="px-margin pt-10 pb-14 md:ml-[50%] md:self-center md:py-8 md:pr-edge md:pl-18 low:py-4">
        <Tabs
          dark
          label={props.title}
          tabs={props.tabs.map((tab, index) => ({
            id: tabKey(index),
            label: tab.label,
            content: (
              <Centre
                id={`${id}-${tabKey(index)}`}
                tab={tab}
                summary={data[tabKey(index)] ?? { state: 'missing' }}
                only={index === 0}
              />
            ),
          }))}
        />
      </div>
    </section>
  );
}
