import { useTexts } from '#i18n/context.tsx';
import { IconButton } from '../IconButton.tsx';

interface PictureGalleryStepsProps {
  /** Of the picture on show. */
  index: number;
  count: number;
  choose: (index: number) => void;
}

/** The arrows on the large picture; one at its end stays in its place, greyed. */
export function PictureGallerySteps({ index, count, choose }: PictureGalleryStepsProps) {
  const { t } = useTexts();
  const step = (to: number, icon: 'left' | 'right', label: string) => {
    const ends = to < 0 || to >= count;
    return (
      <IconButton
        dark
        icon={icon}
        label={label}
        aria-disabled={ends || undefined}
        onClick={() => !ends && choose(to)}
        className="border-transparent! bg-night/72! hover:bg-night! aria-disabled:cursor-default aria-disabled:[&>svg]:opacity-40"
      />
    );
  };
  return (
    <div className="on-dark absolute right-4 bottom-4 flex gap-2 no-js:hidden print:hidden">
      {step(index - 1, 'left', t('gallery.previous'))}
      {step(index + 1, 'right', t('gallery.next'))}
    </div>
  );
}
