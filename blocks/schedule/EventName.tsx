import type { Show } from '#machines/schedule.ts';
import { Link } from '#ui/link/Link.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';

/** Name of an event. The link to its page covers the positioned box around it (rule EVT-02). */
export const EventName = ({ title, href }: Pick<Show, 'title' | 'href'>) =>
  href ? (
    <Link href={href} className="after:absolute after:inset-0">
      <Phrases text={title} />
    </Link>
  ) : (
    <Phrases text={title} />
  );
