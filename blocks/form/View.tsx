import { useMemo, useRef } from 'react';
import type * as z from 'zod';
import type { ViewProps } from '#blocks/define.ts';
import type { BookingDatesMessages } from '#i18n/booking-dates.ts';
import { useTexts } from '#i18n/context.tsx';
import { createTranslate } from '#i18n/i18n.ts';
import { telHref } from '#lib/contact-link.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Link } from '#ui/link/Link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { type Booking, spaceOnPlan, wantedValues } from './booking.ts';
import { FormFields } from './FormFields.tsx';
import { HallPicker } from './HallPicker.tsx';
import type definition from './index.ts';
import type { Endpoint } from './index.ts';
import { Receipt } from './Receipt.tsx';
import type { formProps } from './schema.ts';
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
  const booking = useBooking(data);
  const initial = posted?.values ?? (booking && wantedValues(booking));
  const used = useForm(element, { id, form, endpoint, posted, initial });
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
              // The server says in a second line that halls are taken.
              note={news?.message?.split('\n')[1]}
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
            {booking && <HallPicker booking={booking} values={snapshot.values} form={element} />}
            <FormFields {...used} {...{ id, form, timeZone: endpoint.timeZone, posted, initial, booking }} />
          </form>
        </div>
        {aside && <Aside aside={aside} phone={data.phone.state === 'ready' ? data.phone.data : undefined} />}
      </div>
    </BlockSection>
  );
}

/** What the form knows of halls and dates; `undefined` if it books none, or if the backend names no halls. */
function useBooking({
  booking,
  venue,
  taken,
  rooms,
  parts,
  plan,
  cards,
}: ViewProps<typeof definition>['data']): Booking | undefined {
  const { language } = useTexts();
  const request = booking.state === 'ready' ? booking.data : undefined;
  const spaces = venue.state === 'ready' ? venue.data : undefined;
  const occupations = taken.state === 'ready' ? taken.data.occupations : undefined;
  const levels = plan.state === 'ready' ? plan.data : undefined;
  const known = cards.state === 'ready' ? cards.data : undefined;
  const named = parts.state === 'ready' ? parts.data : undefined;
  const single = rooms.state === 'ready' ? rooms.data : undefined;
  return useMemo(() => {
    const list = spaces?.list.filter(({ type }) => type === undefined || type === request?.fields.type);
    if (!request || !spaces || !list?.length) return undefined;
    return {
      ...{
        request,
        list,
        rooms: (single ?? []).filter(({ id }) => !list.some((space) => space.id === id)),
        parts: named,
        closed: spaces.closed,
        occupations: occupations ?? [],
        plan: (levels ?? []).filter(({ spaces }) =>
          spaces.some((one) => one.booking !== undefined && spaceOnPlan({ list }, one.booking)),
        ),
        cards: known ?? [],
      },
      t: createTranslate<BookingDatesMessages>(language, request.texts),
    };
  }, [request, spaces, occupations, single, named, levels, known, language]);
}

/** Never used: static data is always ready, but the type of queries does not know that. */
const nowhere: Endpoint = {
  path: '',
  takes: { names: [], rest: { name: '', maxLength: 0 } },
  timeZone: 'UTC',
};

interface AsideProps {
  aside: NonNullable<z.output<typeof formProps>['aside']>;
  phone: string | undefined;
}

/** Next steps after sending, and the phone number. Sticky beside a long form. */
const Aside = ({ aside: { title, steps, call, link }, phone }: AsideProps) => (
  <aside className="md:sticky md:top-40">
    <h2 className="border-t border-ink pt-4.5 text-h3">{title}</h2>
    <ol className="mt-2">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[2rem_1fr] border-b border-line py-4 text-sm">
          <span aria-hidden="true" className="font-num text-brass-deep">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
    {call && phone && (
      <p className="mt-8">
        <span className="block text-xs text-ink-2">{call.caption}</span>
        <a href={telHref(phone)} className="tnum font-num text-num-s font-light hover:text-teal">
          {phone}
        </a>
        {call.hours && <span className="block text-cap text-ink-3">{call.hours}</span>}
      </p>
    )}
    {link && (
      <p className="mt-6">
        <Link
          href={link.href}
          className="text-sm text-teal underline underline-offset-4 hover:text-teal-deep"
        >
          {link.label}
        </Link>
      </p>
    )}
  </aside>
);
