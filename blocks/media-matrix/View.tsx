import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import type { FooterCode } from '#lib/footer-codes.ts';
import { Failed } from '#ui/Failed.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { homeSection } from '#ui/section-active.ts';
import { Phrases } from '#ui/text/Phrases.tsx';
import type definition from './index.ts';

/**
 * The media matrix beside its title, on a picture that fades into the footer's colour (rule HOME-02). Phones, which cannot
 * scan their own screen, list the channels instead. The footer below leaves out its codes (`data-codes`).
 */
export default function MediaMatrixView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { matrix, background } = data;
  if (matrix.state === 'missing') return null;
  return (
    <section
      data-bleed=""
      aria-labelledby={`${id}-title`}
      className={`${homeSection} on-dark relative isolate grid grid-cols-1 items-end overflow-hidden bg-night text-white ${first ? '' : 'mt-section'}`}
    >
      {background.state === 'ready' && (
        <>
          <Picture
            picture={background.data}
            alt=""
            sizes="(max-width: 967px) 1200px, max(100vw, 178vh)"
            className="absolute inset-0 -z-raised"
            ground="bg-night"
            crop="object-[50%_66%]"
          />
          <div className="absolute inset-0 -z-raised bg-scrim-lower md:bg-scrim-night" />
        </>
      )}
      <div className="wrap-panel grid items-end gap-7 pt-40 pb-10 md:grid-cols-[5fr_7fr] md:gap-gutter md:pt-16 md:pb-12">
        <div>
          <h2 id={`${id}-title`} className="text-h2">
            <Phrases text={props.title} />
          </h2>
          {props.text && <p className="mt-3 max-w-reading text-white/90">{props.text}</p>}
        </div>
        {matrix.state === 'ready' ? (
          <div data-codes="">
            <img
              src={matrix.data.picture.src}
              alt={matrix.data.picture.alt ?? props.title}
              width={matrix.data.picture.width}
              height={matrix.data.picture.height}
              loading="lazy"
              className={`h-auto w-full rounded ${matrix.data.codes.length > 0 ? 'max-md:hidden' : ''}`}
            />
            {matrix.data.codes.length > 0 && <Channels codes={matrix.data.codes} />}
          </div>
        ) : matrix.state === 'loading' ? (
          <Skeleton>
            <SkeletonShape className="h-75 w-full opacity-20 md:h-40" />
          </Skeleton>
        ) : (
          <div className="in-column">
            <Failed retry={matrix.retry} dark />
          </div>
        )}
      </div>
    </section>
  );
}

/** One row per channel, which saves its code: apps read a code from the phone's own pictures. */
function Channels({ codes }: { codes: readonly FooterCode[] }) {
  const { t } = useTexts();
  return (
    <ul className="border-t border-line-dark md:hidden">
      {codes.map((code) => {
        const name = 'field' in code ? t(`footer.${code.field}`) : code.name;
        return (
          <li key={`${name} ${code.src}`} className="border-b border-line-dark">
            <a href={code.src} download className="flex min-h-15 items-center justify-between gap-4">
              {name}
              <span className="text-sm text-brass-light">{t('footer.saveCode')}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
