import { use } from 'react';
import { useLocation } from 'react-router-dom';
import type { DayRange } from '#machines/schedule-page.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { LinkContext } from '#ui/link-context.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import type { SendList } from './Filter.tsx';
import { useSay } from './texts.ts';

/** Back to the whole schedule; without a filter it stays in its place, greyed. */
export function ClearDates({ range: { start, end }, send }: { range: DayRange; send: SendList }) {
  const say = useSay();
  const { pathname } = useLocation();
  const keepLanguage = use(LinkContext);
  return (
    <ButtonLink
      href={pathname}
      variant="outline"
      aria-disabled={start || end ? undefined : true}
      className="aria-disabled:border-line! aria-disabled:text-ink-3!"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        send({ type: 'clear' }, keepLanguage(pathname));
      }}
    >
      {say('clear')}
    </ButtonLink>
  );
}
