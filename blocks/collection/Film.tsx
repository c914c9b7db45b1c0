import { useTexts } from '#i18n/context.tsx';
import type { Picture } from '#schemas/picture.ts';
import { Video } from '#ui/Video.tsx';

interface FilmProps {
  src: string;
  poster: Picture | undefined;
  title: string;
}

/** The film of an item, named after it. */
export function Film({ src, poster, title }: FilmProps) {
  const { t } = useTexts();
  return <Video src={src} poster={poster} label={t('list.film', { title })} />;
}
