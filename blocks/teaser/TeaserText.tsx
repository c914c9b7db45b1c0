import type { ViewProps } from '#blocks/define.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type definition from './index.ts';
import type { Teaser } from './index.ts';

interface TeaserTextProps {
  id: string;
  title: string | undefined;
  props: ViewProps<typeof definition>['props'];
  teaser: Teaser;
}

/** Title, text and link. Phones show no QR code, because a phone cannot scan its own screen. */
export function TeaserText({ id, title, props, teaser: { code, href } }: TeaserTextProps) {
  const { label, text, linkLabel, codeNote } = props;
  return (
    <div className="min-w-0">
      {label && label !== title && (
        <p className="mb-4 flex items-center gap-3 text-xs leading-tight text-brass-light">
          <span className="h-0.5 w-8 bg-brass" />
          {label}
        </p>
      )}
      {title && (
        <h2 id={`${id}-title`} className="text-h1 font-title">
          <Phrases text={title} />
        </h2>
      )}
      {text && <p className="mt-4 max-w-measure text-lead text-white/90 md:mt-5">{text}</p>}
      {(href || code) && (
        <div className="mt-7 flex flex-wrap items-center gap-6 md:mt-10">
          {href && (
            <ButtonLink href={href}>
              {linkLabel}
              <Icon name="arrow" small />
            </ButtonLink>
          )}
          {code && (
            <div className="flex items-center gap-4 max-md:hidden print:hidden">
              <Picture
                picture={{ ...code, tint: '#ffffff' }}
                sizes="82px"
                className="size-20.5 flex-none rounded p-1.25"
                ground="bg-white"
              />
              {codeNote && (
                <p className="text-cap leading-normal whitespace-pre-line text-white/90">{codeNote}</p>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
