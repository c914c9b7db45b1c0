import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sizeText } from '#lib/size-text.ts';
import { pictureReference } from '#schemas/crop.ts';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { MediaItem } from '#schemas/editor/media.ts';
import { mediaTypes } from '#schemas/editor/media-types.ts';
import { entities } from '#schemas/entities.ts';
import { languages, localise } from '#schemas/language.ts';
import { useEditorQuery } from '../api.ts';
import { errorTexts } from '../common-texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { entryUrl } from '../entry-url.ts';
import { Badge } from '../ui/Badge.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { CloseButton, ToolButton } from '../ui/ToolButton.tsx';
import { useMomentText } from '../use-times.ts';
import { FolderBox } from './ArrangeBar.tsx';
import { CroppedImage } from './crop/CroppedImage.tsx';
import { FocalPoint } from './FocalPoint.tsx';
import { formatText, groundOf } from './format.ts';
import { RemoveMedia } from './RemoveMedia.tsx';
import { ReplaceMedia } from './ReplaceMedia.tsx';
import { mediaTexts } from './texts.ts';
import { useMediaItem } from './use-media-item.ts';

interface MediaDetailProps {
  item: MediaItem;
  onClose: () => void;
}

/** Details of a file: preview, texts, facts and usage. */
export function MediaDetail({ item, onClose }: MediaDetailProps) {
  const t = useTranslate(mediaTexts);
  return (
    <section
      aria-label={t('details')}
      className="grid h-full min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] border-line bg-white md:border-l"
    >
      <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-5">
        <h2 className="min-w-0 flex-1 truncate text-cap leading-normal font-medium">{item.name}</h2>
        <CopyAddress item={item} />
        <CloseDetail onClose={onClose} />
      </div>
      <div className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-6 overflow-y-auto px-5 py-4">
        {item.builtIn ? <BuiltIn item={item} /> : <Changeable item={item} />}
        <MediaFacts item={item} />
        <MediaUses item={item} />
        {!item.builtIn && <ReplaceMedia item={item} />}
        {!item.builtIn && <RemoveMedia item={item} onRemoved={onClose} />}
      </div>
    </section>
  );
}

/** Closes the panel, even if its file does not exist. */
export function CloseDetail({ onClose }: Pick<MediaDetailProps, 'onClose'>) {
  const t = useTranslate(mediaTexts);
  return <CloseButton onClose={onClose} label={t('closeDetails')} />;
}

function CopyAddress({ item }: { item: MediaItem }) {
  const t = useTranslate(mediaTexts);
  const { say } = useEditor();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(item.address);
      say(t('copied'));
    } catch {
      say(t('notCopied', { address: item.address }), 'danger');
    }
  };
  return <ToolButton icon="copy" label={t('copyAddress')} onClick={() => void copy()} />;
}

function BuiltIn({ item }: { item: MediaItem }) {
  const t = useTranslate(mediaTexts);
  return (
    <>
      <Preview item={item} />
      <Notice tone="info">{t('builtInHelp')}</Notice>
    </>
  );
}

function Preview({ item }: { item: MediaItem }) {
  if (item.kind === 'picture')
    return <img src={item.file} alt="" className={`mx-auto max-h-72 max-w-full rounded ${groundOf(item)}`} />;
  if (item.kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: an uploaded file has no captions
      <video src={item.file} controls preload="metadata" className="max-h-72 w-full rounded bg-night" />
    );
  return null;
}

const middle = { x: 0.5, y: 0.5 };

function Changeable({ item }: { item: MediaItem }) {
  const t = useTranslate(mediaTexts);
  const why = useTranslate(errorTexts);
  const { shown, state, set, store } = useMediaItem(item);
  const stored = { onBlur: () => void store() };
  const isPicture = item.kind === 'picture';
  return (
    <>
      {isPicture && item.type !== mediaTypes.svg.type ? (
        <FocalPoint item={item} point={shown.focal ?? middle} onChange={(focal) => set({ focal })} />
      ) : (
        <Preview item={item} />
      )}
      <div className="grid gap-4">
        <TextBox
          label={t('name')}
          value={shown.name}
          maxLength={120}
          onChange={(name) => set({ name })}
          {...stored}
        />
        {isPicture && (
          <>
            <TextBox
              label={t('altZh')}
              lang="zh-CN"
              rows={2}
              maxLength={300}
              value={shown.alt['zh-CN'] ?? ''}
              onChange={(text) => set({ alt: { ...shown.alt, 'zh-CN': text } })}
              {...stored}
            />
            <TextBox
              label={t('altEn')}
              lang="en-US"
              rows={2}
              maxLength={300}
              hint={t('altHelp')}
              value={shown.alt['en-US'] ?? ''}
              onChange={(text) => set({ alt: { ...shown.alt, 'en-US': text } })}
              {...stored}
            />
          </>
        )}
        <div className="grid gap-1.5">
          <FolderBox value={shown.folder} onChange={(folder) => set({ folder })} {...stored} />
          <p className="text-badge leading-normal text-ink-3">{t('folderHelp')}</p>
        </div>
        <TagsBox tags={shown.tags} onChange={(tags) => set({ tags })} {...stored} />
        <p role="status" className="text-badge text-ink-3">
          {state === 'saving' || state === 'saved' ? t(state) : ''}
        </p>
        {state !== 'same' && state !== 'saving' && state !== 'saved' && (
          <Notice tone="danger" live>
            {why(state)}
          </Notice>
        )}
      </div>
    </>
  );
}

interface TagsBoxProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur: () => void;
}

/** Field for the tags of a file, separated by commas of either language. */
function TagsBox({ tags, onChange, onBlur }: TagsBoxProps) {
  const t = useTranslate(mediaTexts);
  const [text, setText] = useState(() => tags.join('，'));
  const change = (next: string) => {
    setText(next);
    const typed = next.split(/[,，、]/).map((tag) => tag.trim().slice(0, 40));
    onChange([...new Set(typed.filter(Boolean))].slice(0, 20));
  };
  return <TextBox label={t('tags')} hint={t('tagsHelp')} value={text} onChange={change} onBlur={onBlur} />;
}

/** Format, dimensions and size of a file, its uploader and the time of the upload. */
function MediaFacts({ item }: { item: MediaItem }) {
  const t = useTranslate(mediaTexts);
  const momentText = useMomentText();
  const facts = [
    [t('type'), formatText(item)],
    [t('size'), sizeText(item.bytes)],
    [t('pixels'), item.width ? `${item.width} × ${item.height}` : undefined],
    [t('date'), item.at && momentText(item.at)],
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

type Use = EditorAnswer<'mediaUses'>['uses'][number];

/** Links to the places where a file is used. */
function MediaUses({ item }: { item: MediaItem }) {
  const t = useTranslate(mediaTexts);
  const query = useEditorQuery('mediaUses', { address: item.address });
  return (
    <section aria-label={t('uses')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-cap font-medium">{t('uses')}</h3>
      <QueryBoundary query={query}>{({ uses }) => <UseList uses={uses} item={item} />}</QueryBoundary>
    </section>
  );
}

/** Parts of a picture that are shown beside the name of a place. */
const mostParts = 3;

/** The list of places, each with the parts of the picture that it shows, or the empty state. */
function UseList({ uses, item }: { uses: readonly Use[]; item: MediaItem }) {
  const t = useTranslate(mediaTexts);
  const { language } = useEditor();
  if (uses.length === 0) return <p className="text-xs text-ink-2">{t('unused')}</p>;
  return (
    <>
      <p className="text-badge text-ink-3">{t('usedIn', { count: uses.length })}</p>
      <ul className="divide-y divide-line border-y border-line">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id} ${use.draft}`} className="flex items-center gap-2 py-2">
            <Link to={entryUrl(use)} className="min-w-0 flex-1 truncate text-xs text-teal hover:underline">
              {titleOf(use, language)}
            </Link>
            {use.crops.length > 0 && (
              <span className="flex shrink-0 items-center gap-1">
                <span className="sr-only">{t('croppedUses', { count: use.crops.length })}</span>
                {use.crops.slice(0, mostParts).map((crop) => (
                  <CroppedImage
                    key={pictureReference('', crop)}
                    src={item.file}
                    crop={crop}
                    className="block h-6 w-9 overflow-hidden rounded bg-mist"
                  />
                ))}
              </span>
            )}
            {use.draft && <Badge tone="info">{t('draft')}</Badge>}
            <Badge>{localise(entities[use.kind].one, language)}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}

const titleOf = (
  { title, id }: Use,
  language: Use['title'] extends Partial<Record<infer L, string>> ? L : never,
) => title[language] ?? languages.map((other) => title[other]).find(Boolean) ?? id;
