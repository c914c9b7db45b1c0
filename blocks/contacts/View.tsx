import { CollectionSection } from '#blocks/CollectionSection.tsx';
import type { CollectionItem } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { contactHref } from '#lib/contact-link.ts';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import type definition from './index.ts';

/** Contact cards in the order of `sort` (rule CONT-01). */
export default function ContactsView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { title, source } = props;
  return (
    <CollectionSection
      {...data}
      id={id}
      title={title}
      first={first}
      source={source}
      skeleton={<ContactsSkeleton />}
    >
      {(items, heading) => (
        <ul className={columns(items.length)}>
          {items.map((item) => (
            <Contact key={item.id} item={item} heading={heading} />
          ))}
        </ul>
      )}
    </CollectionSection>
  );
}

interface ContactProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
}

function Contact({ item: { title, text = '', icon }, heading: Heading }: ContactProps) {
  const [answer = '', ...more] = text.split('\n');
  const href = contactHref(answer.trim());
  return (
    <li className={cell}>
      {icon ? (
        <img src={icon.src} alt="" width={24} height={24} className="size-6" />
      ) : (
        <Icon name="info" className="text-teal" />
      )}
      <Heading className="mt-4 text-xs leading-tight font-regular text-ink-3">{title}</Heading>
      {answer && (
        <p className="mt-1 text-h4 leading-normal font-medium wrap-anywhere">
          {href ? (
            <a
              href={href}
              className="inline-block py-2 -my-2 underline-offset-4 hover:text-teal hover:underline"
            >
              {answer}
            </a>
          ) : (
            answer
          )}
        </p>
      )}
      {more.length > 0 && <p className="mt-1 text-xs whitespace-pre-line text-ink-2">{more.join('\n')}</p>}
    </li>
  );
}

/** The usual number of cards. */
const shapes = ['sales', 'on site', 'mail', 'place'];

const ContactsSkeleton = () => (
  <Skeleton>
    <ul className={columns(shapes.length)}>
      {shapes.map((shape) => (
        <li key={shape} className={cell}>
          <SkeletonShape className="size-6" />
          <SkeletonLine size="mt-4 text-xs leading-tight" width="w-1/4" />
          <SkeletonLine size="mt-1 text-h4 leading-normal" width="w-4/5" />
          <SkeletonLine size="mt-1 text-xs" width="w-3/5" />
        </li>
      ))}
    </ul>
  </Skeleton>
);

/** Columns below a rule. The hairlines between them run from edge to edge for any number of items. */
const columns = (count: number) =>
  `grid overflow-hidden border-t border-b border-t-ink border-b-line sm:grid-cols-2 ${
    count % 4 === 0 ? 'desktop:grid-cols-4' : count % 3 === 0 ? 'desktop:grid-cols-3' : ''
  }`;

/** Hairlines at the top and left, one px outside the cell; the grid clips those of the outermost cells. */
const cell = '-mt-px -ml-6 border-t border-l border-line py-6 pr-6 pb-7 pl-6 min-w-0';
