import type { MediaItem } from '#schemas/editor/media.ts';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { formatText, sizeText } from './format.ts';
import { mediaTexts } from './texts.ts';

/** Format, dimensions and size of a file, its uploader and the time of the upload. */
export function MediaFacts({ item }: { item: MediaItem }) {
  const t = useWords(mediaTexts);
  const { language } = useEditor();
  const facts = [
    [t('type'), formatText(item)],
    [t('size'), sizeText(item.bytes)],
    [t('pixels'), item.width ? `${item.width} × ${item.height}` : undefined],
    [
      t('date'),
      item.at && new Date(item.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }),
    ],
    [t('by'), item.by],
    [t('address'), item.address],
  ] as const;
  return (
    <div className="grid justify-items-start gap-2 text-xs leading-normal">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-ink-3">{name}</dt>
                <dd className="tnum break-all">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <a href={item.address} target="_blank" rel="noreferrer" className="text-teal hover:underline">
        {t('open')}
      </a>
    </div>
  );
}
