import type { ViewProps } from '#blocks/define.ts';
import type { LinkItem } from '#blocks/link-props.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { homeSection } from '#ui/section-active.ts';
import { Phrases } from '#ui/text/Phrases.tsx';
import type definition from './index.ts';
import type { RoleCard } from './index.ts';

/** One picture per role, side by side; stacked on phones (rule ROLE-01). */
export default function RolePickerView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { cards } = data;
  if (cards.state === 'failed') return <Failed retry={cards.retry} />;
  return (
    <section
      data-bleed=""
      aria-labelledby={`${id}-title`}
      className={`${homeSection} @container grid grid-cols-1 grid-rows-[auto_1fr] bg-white ${first ? '' : 'mt-section'}`}
    >
      <div className="wrap flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pt-14 pb-6 md:pt-10 md:pb-8 low:pt-6 low:pb-5">
        <h2 id={`${id}-title`} className="text-h2">
          <Phrases text={props.title} />
        </h2>
        {props.lead && <p className="text-ink-2 max-md:hidden">{props.lead}</p>}
      </div>
      {cards.state === 'loading' ? (
        <Skeleton>
          <div className={`grid gap-0.5 ${columnsOf(props.cards.length)}`}>
            {props.cards.map(({ role }) => (
              <SkeletonShape key={role} className="h-75 rounded-none! md:h-105 low:h-80" />
            ))}
          </div>
        </Skeleton>
      ) : cards.state === 'missing' ? (
        <Empty />
      ) : (
        <RoleCards cards={cards.data} />
      )}
    </section>
  );
}

const columns: Record<number, string> = {
  1: 'md:grid-cols-1',
  2: 'md:grid-cols-[1.4fr_1fr]',
  3: 'md:grid-cols-[1.7fr_1fr_1fr]',
};

/** Columns by number of cards. The first of several is the widest. */
const columnsOf = (count: number): string => columns[count] ?? '';

const RoleCards = ({ cards }: { cards: readonly RoleCard[] }) => (
  <div
    className={`on-dark grid gap-x-0.5 max-md:grid-cols-1 max-md:gap-y-0.5 md:grid-rows-[1fr_auto_auto_auto] ${columnsOf(cards.length)}`}
  >
    {cards.map((card) => (
      <Card key={card.role} card={card} />
    ))}
  </div>
);

/**
 * Text at the bottom of a picture, on a scrim that grows with it. The first card aligns with the content's edge. Side by
 * side, the cards share the rows of their titles, texts and links.
 */
const Card = ({ card: { role, title, text, picture, links } }: { card: RoleCard }) => (
  <article
    data-role={role}
    className="group relative isolate flex min-h-75 items-end overflow-hidden bg-ink text-white first:min-h-95 md:row-span-4 md:grid md:min-h-105 md:grid-cols-1 md:grid-rows-subgrid md:first:min-h-105 low:min-h-80 low:first:min-h-80"
  >
    <Picture
      picture={picture}
      alt=""
      sizes="(max-width: 967px) max(100vw, 608px), max(46vw, 160vh - 250px)"
      className="absolute inset-0 -z-raised"
      ground="bg-ink"
    />
    <div className="relative w-full px-margin pb-7 before:absolute before:inset-x-0 before:-top-32 before:bottom-0 before:-z-raised before:bg-scrim-text md:row-span-3 md:row-start-2 md:grid md:grid-rows-subgrid md:px-8 md:pb-11 md:group-first:pl-edge">
      <h3 className="text-h2 leading-sub md:self-end">
        <Phrases text={title} />
      </h3>
      {text && <p className="mt-2 max-w-reading text-white/90">{text}</p>}
      <div className="md:row-start-3">
        <LinkList links={links} />
      </div>
    </div>
  </article>
);

function LinkList({ links }: { links: readonly LinkItem[] }) {
  const [only] = links;
  if (only && links.length === 1)
    return (
      <Link
        href={only.href}
        className="mt-5 inline-flex min-h-control items-center gap-4 text-sm font-medium after:absolute after:inset-x-0 after:-top-300 after:bottom-0 md:mt-7"
      >
        <span className="grid h-12 w-14 place-items-center rounded border border-white/60 transition-colors duration-fast group-hover:border-white group-hover:bg-white/10">
          <Icon name="arrow" />
        </span>
        {only.label}
      </Link>
    );
  return (
    <div className="mt-5 flex flex-wrap gap-3 md:mt-7">
      {links.map(({ label, href }, index) => (
        <ButtonLink
          key={href}
          href={href}
          variant={index === 0 ? 'primary' : 'ghost'}
          className="max-md:flex-1 max-md:px-3! whitespace-nowrap"
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
