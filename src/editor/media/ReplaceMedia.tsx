import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sizeText } from '#lib/size-text.ts';
import { editorBase } from '#schemas/editor/call.ts';
import type { MediaItem, MediaVersion } from '#schemas/editor/media.ts';
import { promisedEnding } from '#schemas/editor/media-types.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, useEditorQuery } from '../api.ts';
import { commonTexts } from '../common-texts.ts';
import { useEditor, useMay, useTranslate } from '../context.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useMomentText } from '../use-times.ts';
import { mediaTexts, refusalTexts, type UploadProblem } from './texts.ts';
import { sendFile, UploadError } from './use-uploads.ts';

/** Replaces a file everywhere at once, after showing how many places will change, and lists its earlier versions. */
export function ReplaceMedia({ item }: { item: MediaItem }) {
  const t = useTranslate(mediaTexts);
  const may = useMay('publisher');
  const refresh = useRefreshMedia();
  return (
    <section aria-label={t('replace')} className="grid gap-3">
      <h3 className="text-cap font-medium">{t('replace')}</h3>
      {may && <ChooseVersion item={item} onReplaced={refresh} />}
      <Versions item={item} mayRestore={may} onRestored={refresh} />
    </section>
  );
}

function useRefreshMedia() {
  const client = useQueryClient();
  return async () => {
    for (const name of ['readMedia', 'mediaVersions', 'listMedia'])
      await client.invalidateQueries({ queryKey: [name] });
  };
}

interface ChooseVersionProps {
  item: MediaItem;
  onReplaced: () => Promise<void>;
}

function ChooseVersion({ item, onReplaced }: ChooseVersionProps) {
  const t = useTranslate(mediaTexts);
  const common = useTranslate(commonTexts);
  const why = useTranslate(refusalTexts);
  const { say } = useEditor();
  const uses = useEditorQuery('mediaUses', { address: item.address }).data?.uses;
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<UploadProblem>();
  const choose = (next: File | undefined) => {
    setFile(next);
    setProblem(undefined);
  };
  const replace = async () => {
    if (!file) return;
    setShare(0);
    setProblem(undefined);
    try {
      const { duplicate } = await sendFile(file, {
        onProgress: setShare,
        signal: new AbortController().signal,
        replaces: item.id,
      });
      say(t(duplicate ? 'sameVersion' : 'replaced'));
      choose(undefined);
      await onReplaced();
    } catch (error) {
      setProblem(error instanceof UploadError ? error.problem : 'failed');
    } finally {
      setShare(undefined);
    }
  };
  return (
    <>
      <p className="text-badge leading-normal text-ink-3">
        {uses && uses.length > 0 && `${t('replaceUses', { count: uses.length })} `}
        {t('replaceHelp')}
      </p>
      {file ? (
        <div className="grid gap-3 rounded border border-dashed border-teal bg-teal-tint p-3 text-cap">
          <p className="[overflow-wrap:anywhere]">
            {file.name} <span className="tnum text-badge text-ink-2">{sizeText(file.size)}</span>
          </p>
          {share !== undefined && (
            <progress value={share} aria-label={file.name} className="h-1 w-full accent-teal" />
          )}
          <div className="flex flex-wrap gap-2">
            <Button small disabled={share !== undefined} onClick={() => void replace()}>
              {t('replaceNow')}
            </Button>
            <Button small variant="text" disabled={share !== undefined} onClick={() => choose(undefined)}>
              {common('cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <div>
          <FileButton
            label={t('chooseVersion')}
            accept={`.${promisedEnding(item.address)}`}
            onChoose={choose}
          />
        </div>
      )}
      {problem && (
        <Notice tone="danger" live>
          {why(problem)}
        </Notice>
      )}
    </>
  );
}

interface VersionsProps {
  item: MediaItem;
  mayRestore: boolean;
  onRestored: () => Promise<void>;
}

function Versions({ item, mayRestore, onRestored }: VersionsProps) {
  const t = useTranslate(mediaTexts);
  const { say } = useEditor();
  const momentText = useMomentText();
  const versions = useEditorQuery('mediaVersions', { id: item.id }).data?.versions ?? [];
  const [asked, ask] = useState<MediaVersion>();
  const facts = ({ at, by, bytes }: { at?: string | undefined; by?: string | undefined; bytes: number }) =>
    [at && momentText(at), by, sizeText(bytes)].filter(Boolean).join(' · ');
  if (versions.length === 0) return null;
  return (
    <>
      <ol className="divide-y divide-line border-t border-ink text-xs">
        <li className="flex flex-wrap items-center gap-2 py-2">
          <span className="tnum min-w-0 grow">{facts(item)}</span>
          <Badge tone="success">{t('present')}</Badge>
        </li>
        {versions.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="tnum min-w-0 grow text-ink-2">{facts(version)}</span>
            <span className="flex gap-3">
              <a
                href={`${editorBase}media/version/${version.id}`}
                target="_blank"
                rel="noreferrer"
                className="text-teal hover:underline"
              >
                {t('seeVersion')}
              </a>
              {mayRestore && (
                <button type="button" onClick={() => ask(version)} className="text-teal hover:underline">
                  {t('restoreVersion')}
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {asked && (
        <Confirm
          title={t('restoreTitle', { name: item.name })}
          action={t('restoreVersion')}
          open
          onClose={() => ask(undefined)}
          onConfirm={async () => {
            await callEditor('restoreMedia', { id: item.id, version: asked.id });
            await onRestored();
            say(t('restored'));
          }}
        >
          <p>{t('restoreHelp', { version: facts(asked) })}</p>
        </Confirm>
      )}
    </>
  );
}
