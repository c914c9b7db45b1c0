import { useRef } from 'react';
import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Aside } from './Aside.tsx';
import { FormFields } from './FormFields.tsx';
import type definition from './index.ts';
import type { Endpoint } from './index.ts';
import { Receipt } from './Receipt.tsx';
import { useForm } from './use-form.ts';

/**
 * A form defined by data (rules FORM-01a to BOOK-08). Works without scripts by posting to its own page; `form` is the
 * result of such a post.
 */
export default function FormView({ id, props, data, first, form: posted }: ViewProps<typeof definition>) {
  const { form, title, intro, aside } = props;
  const endpoint = data.endpoint.state === 'ready' ? data.endpoint.data : nowhere;
  const element = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const used = useForm(element, { id, form, endpoint, posted });
  const { snapshot, live, wake, read, submit } = used;
  const sent = snapshot.state === 'succeeded';
  const news = snapshot.news?.kind === 'sent' ? snapshot.news : posted;
  return (
    <BlockSection id={id} first={first}>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:items-start">
        <div id={`${id}-form`} className="scroll-mt-24">
          {sent && (
            <Receipt
              form={form}
              tracking={endpoint.tracking}
              reference={news && 'reference' in news ? news.reference : undefined}
              sent={live ? snapshot.values : {}}
              arrived={live !== undefined}
              again={live?.again}
            />
          )}
          <form
            ref={element}
            method="post"
            action={`#${id}-form`}
            hidden={sent}
            noValidate={hydrated}
            onFocus={wake}
            onInput={read}
            onSubmit={submit}
          >
            <input type="hidden" name="_block" value={id} />
            {title && <h2 className="border-t border-ink pt-4.5 text-h3">{title}</h2>}
            {intro && <p className="mt-2 mb-8 max-w-measure text-ink-2">{intro}</p>}
            <FormFields {...used} id={id} form={form} timeZone={endpoint.timeZone} posted={posted} />
          </form>
        </div>
        {aside && <Aside aside={aside} phone={data.phone.state === 'ready' ? data.phone.data : undefined} />}
      </div>
    </BlockSection>
  );
}

/** Never used: static data is always ready, but the type of queries does not know that. */
const nowhere: Endpoint = {
  path: '',
  takes: { names: [], rest: { name: '', maxLength: 0 } },
  timeZone: 'UTC',
};
