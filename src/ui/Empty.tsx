import { useTexts } from '#i18n/context.tsx';

/** The empty state of a block: the roof line over the river and one line of text. */
export function Empty({ text }: { text?: string }) {
  const { t } = useTexts();
  return (
    <div className="wrap py-8">
      <div className="grid justify-items-center gap-6 rounded border border-line bg-white px-5 pt-12 pb-14 md:px-6 md:pt-18 md:pb-20">
        <Roofline />
        <p className="text-h4 text-balance text-ink-2">{text ?? t('state.empty')}</p>
      </div>
    </div>
  );
}

/** The roof over the river, as a drawing. */
export const Roofline = () => (
  <svg viewBox="0 0 264 112" aria-hidden="true" className="w-50 fill-none stroke-[1.5] md:w-66">
    <path className="stroke-ink" d="M8 62c40-34 66-34 104-12s64 26 144-14" />
    <path
      className="stroke-line"
      d="M24 52v44M56 37v59M88 41v55M120 55v41M152 66v30M184 68v28M216 60v36M244 46v50"
    />
    <path className="stroke-ink" d="M4 96h256" />
    <path className="stroke-brass" d="M40 104c14 4 26 4 40 0s26-4 40 0 26 4 40 0 26-4 40 0" />
  </svg>
);
