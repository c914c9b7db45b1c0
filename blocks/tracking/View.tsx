import { use, useState } from 'react';
import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { createTranslate } from '#i18n/i18n.ts';
import type { TrackingMessages, TrackingTranslate } from '#i18n/tracking.ts';
import { type TrackingView, viewOfPost } from '#machines/tracking-view.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { ContactContext } from '#ui/link/link-context.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import type definition from './index.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { TrackedRequestView } from './TrackedRequestView.tsx';
import type { Tracked } from './use-tracking.ts';
import { useTracking } from './use-tracking.ts';

type Props = ViewProps<typeof definition>;

/**
 * Lets an applicant follow a request (decision 007). Works without scripts by posting to its own page; `form` is the
 * result of such a post.
 */
export default function TrackingBlock({ id, data, first, form: posted, props }: Props) {
  const { texts, forms, phone, reference } = data;
  const { language } = useTexts();
  if (texts.state === 'failed') return <Failed retry={texts.retry} />;
  if (texts.state === 'loading') return <Skeleton />;
  if (texts.state === 'missing') return <Empty />;
  const t = createTranslate<TrackingMessages>(language, texts.data);
  const hotline = phone.state === 'ready' ? phone.data : undefined;
  return (
    <BlockSection id={id} first={first}>
      {forms.state === 'ready' ? (
        <Follow
          // Remounts for another reference in the URL.
          key={reference.state === 'ready' ? reference.data : ''}
          parts={{ id, t, forms: forms.data, phone: hotline }}
          props={props}
          posted={posted}
          reference={reference.state === 'ready' ? reference.data : ''}
        />
      ) : (
        <TrackingUnavailable t={t} phone={hotline} />
      )}
    </BlockSection>
  );
}

interface FollowProps extends Pick<Props, 'props'> {
  parts: Omit<Tracked, 'view' | 'send'>;
  posted: Props['form'];
  reference: string;
}

function Follow({ parts, props, posted, reference }: FollowProps) {
  const [initial] = useState(
    (): TrackingView =>
      posted?.tracking ? viewOfPost(posted.tracking) : { state: 'asking', pair: { reference, phone: '' } },
  );
  const { view, send, preload } = useTracking(initial);
  return (
    <TrackedRequestView
      {...props}
      parts={{ ...parts, view, send }}
      moved={view !== initial}
      preload={preload}
    />
  );
}

interface TrackingUnavailableProps {
  t: TrackingTranslate;
  phone: string | undefined;
}

/** Shown instead of the fields when another system takes the requests: the number to call. */
function TrackingUnavailable({ t, phone }: TrackingUnavailableProps) {
  const contact = use(ContactContext);
  return (
    <div className="rounded border border-line bg-white px-6 py-8 md:px-16 md:py-14">
      <h2 className="text-h3">{t('off.title')}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{phone ? t('off.text') : t('off.textWithoutPhone')}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
        {phone && <PhoneLink phone={phone} />}
        {contact && (
          <ButtonLink variant="outline" href={contact}>
            {t('off.contact')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
