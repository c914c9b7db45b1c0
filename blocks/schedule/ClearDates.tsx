import { use } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import type { DayRange } from '#machines/schedule-page.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { LinkContext } from '#ui/link/link-context.ts';
import { isPlainClick } from '#ui/link/plain-click.ts';
import type { SendList } from './Filter.tsx';
import { placeParameters } from './place.ts';
import { useSay } from './texts.ts';

/** Back to the whole schedule; without a filter it stays in its place, greyed. */
export function ClearDates({ range: { start, end }, send }: { range: DayRange; send: SendList }) {
  const say = useSay();
  const href = useBlockUrl().hrefOf(placeParameters({}));
  const keepLanguage = use(LinkContext);
  return (
    <ButtonLink
      href={href}
      variant="outline"
      aria-disabled={start || end ? undefined : true}
      className="aria-disabled:border-line! aria-disabled:text-ink-3!"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        send({ type: 'clear' }, keepLanguage(href));
      }}
    >
      {say('clear')}
    </ButtonLink>
  );
}
