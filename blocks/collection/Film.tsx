import { useTexts } from '#i18n/context.tsx';
import type { Picture } from '#schemas/picture.ts';

interface FilmProps {
  src: string;
  poster: Picture | undefined;
  title: string;
}

/** A film in a box of fixed ratio; nothing of it is fetched before it is played but its poster. */
export function Film({ src, poster, title }: FilmProps) {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/useMediaCaption: the contract has no captions, and the demo films have no sound.
    <video
      src={src}
      poster={poster?.src}
      controls
      preload="none"
      playsInline
      aria-label={t('list.film', { title })}
      className="aspect-video w-full rounded bg-night object-cover"
    />
  );
}
