import { CollectionSection } from '#blocks/CollectionSection.tsx';
import type { CollectionItem } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { contactHref } from '#lib/contact-link.ts';
import { Icon } from '#ui/Icon.tsx';
import { ContactsSkeleton } from './ContactsSkeleton.tsx';
import type definition from './index.ts';
import { cell, columns } from './shape.ts';

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
