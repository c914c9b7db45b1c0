import { sizeText } from '#lib/size-text.ts';
import { entities } from '#schemas/entities.ts';
import { languages, localise } from '#schemas/language.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { capitalise } from '../capitalise.ts';
import { commonTexts } from '../common-texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { StatusBadge } from '../inbox/StatusBadge.tsx';
import { formatText, groundOf, thumbnailOf } from '../media/format.ts';
import { useTimes } from '../use-times.ts';
import { Marked } from './Marked.tsx';
import type { Option } from './options.ts';
import { searchTexts } from './texts.ts';

interface PreviewProps {
  option: Exclude<Option, { widens: unknown }>;
  words: readonly string[];
  /** Where visitors see it. */
  site: string | undefined;
  onOpen: () => void;
}

/** The chosen result: what it is, its state, and the places with the words. */
export function Preview({ option, words, site, onOpen }: PreviewProps) {
  const t = useTranslate(searchTexts);
  const { title, found } = option;
  return (
    <div className="grid content-start gap-3">
      <div className="grid gap-0.5">
        <Kind found={found} />
        <p className="text-body leading-tight font-medium [overflow-wrap:anywhere]">
          <Marked text={title} words={words} />
        </p>
        {found.what === 'entry' && found.entry.path && (
          <p className="text-badge leading-normal text-ink-3 [overflow-wrap:anywhere]">{found.entry.path}</p>
        )}
      </div>
      <Details found={found} words={words} />
      <div className="flex flex-wrap gap-2">
        <Button small onClick={onOpen} tabIndex={-1}>
          {t('open')} <kbd className="text-badge">↵</kbd>
        </Button>
        {site && (
          <a
            href={site}
            target="_blank"
            rel="noopener"
            tabIndex={-1}
            className={buttonLook({ variant: 'outline', small: true })}
          >
            {t('onSite')} <kbd className="text-badge">⌥↵</kbd>
          </a>
        )}
      </div>
      <Author found={found} />
    </div>
  );
}

function Kind({ found }: Pick<PreviewProps['option'], 'found'>) {
  const t = useTranslate(searchTexts);
  const { language } = useEditor();
  const kind =
    found.what === 'entry'
      ? `${capitalise(localise(entities[found.entry.kind].one, language))} · ${t(found.entry.state)}`
      : found.what === 'file'
        ? `${t('media')} · ${formatText(found.file)}`
        : found.what === 'request'
          ? t('requests')
          : found.what === 'recent'
            ? t(found.recent.group)
            : t('commands');
  return <p className="text-badge leading-normal text-ink-3">{kind}</p>;
}

function Details({ found, words }: Pick<PreviewProps['option'], 'found'> & { words: readonly string[] }) {
  if (found.what === 'request')
    return (
      <div className="grid justify-items-start gap-2 border-t border-ink pt-3 text-cap">
        <StatusBadge {...found.request} />
        <p>
          <Marked text={found.request.title} words={words} />
        </p>
        <p className="text-ink-2">
          <Marked text={found.request.organisation} words={words} />
        </p>
      </div>
    );
  if (found.what !== 'entry' && found.what !== 'file') return null;
  const { places } = found.what === 'entry' ? found.entry : found.file;
  return (
    <>
      {found.what === 'entry' && <Languages published={found.entry.published} />}
      {found.what === 'file' && <Thumbnail file={found.file} />}
      {places.length > 0 && (
        <ul className="divide-y divide-line border-t border-ink">
          {places.map((place) => (
            <li key={place} className="py-2 text-cap [overflow-wrap:anywhere]">
              <Marked text={place} words={words} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Which languages visitors see: a plain box, or a dashed one. */
function Languages({ published }: { published: readonly string[] }) {
  const t = useTranslate(searchTexts);
  const common = useTranslate(commonTexts);
  return (
    <p className="flex gap-1.5">
      {languages.map((language) => {
        const isShown = published.includes(language);
        const name = common(language === 'zh-CN' ? 'zh' : 'en');
        return (
          <span
            key={language}
            role="img"
            aria-label={t(isShown ? 'languageShown' : 'languageNotShown', { language: name })}
            className={`rounded border px-1.5 text-badge leading-normal ${isShown ? 'border-line-strong' : 'border-dashed border-line-strong text-ink-3'}`}
          >
            {language === 'zh-CN' ? '中' : 'EN'}
          </span>
        );
      })}
    </p>
  );
}

function Thumbnail({ file }: { file: Extract<PreviewProps['option']['found'], { what: 'file' }>['file'] }) {
  const source = thumbnailOf(file);
  return (
    <>
      {source && (
        <span className={`grid aspect-3/2 overflow-hidden rounded ${groundOf(file)}`}>
          <img src={source} alt="" className="size-full object-contain" />
        </span>
      )}
      <p className="tnum text-badge text-ink-2">{sizeText(file.bytes)}</p>
    </>
  );
}

function Author({ found }: Pick<PreviewProps['option'], 'found'>) {
  const t = useTranslate(searchTexts);
  const timeOf = useTimes();
  const [name, time] =
    found.what === 'entry'
      ? [found.entry.changedBy, found.entry.changedAt]
      : found.what === 'file'
        ? [found.file.by, found.file.at]
        : [];
  if (!name || !time) return null;
  return <p className="text-badge leading-normal text-ink-3">{t('byWhom', { name, time: timeOf(time) })}</p>;
}
