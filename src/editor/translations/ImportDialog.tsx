import { useState } from 'react';
import type { ImportReport } from '#schemas/editor/translations.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor } from '../api.ts';
import { commonTexts } from '../common-texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { useRefresh } from '../publishing/use-refresh.ts';
import { Badge } from '../ui/Badge.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { exchangeTexts } from './exchange-texts.ts';

/** In bytes, so that the request is not refused. */
const largest = 3_500_000;

/** Chooses a file from a translation office, shows what it would change, and saves that as drafts. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate(exchangeTexts);
  const common = useTranslate(commonTexts);
  const { say } = useEditor();
  const refresh = useRefresh();
  const { problem, setProblem, attempt } = useProblem();
  const [read, setRead] = useState<{ xliff: string; report: ImportReport }>();
  const [name, setName] = useState<string>();
  const choose = async (file: File) => {
    setRead(undefined);
    setProblem(undefined);
    setName(file.name);
    if (file.size > largest) return setProblem(t('tooLarge'));
    await attempt(async () => {
      const xliff = await file.text();
      setRead({ xliff, report: await callEditor('importTranslations', { xliff }) });
    });
  };
  const apply = () =>
    attempt(async () => {
      if (!read) return;
      await callEditor('importTranslations', { xliff: read.xliff, apply: true });
      await refresh([]);
      say(t('applied'));
      onClose();
    });
  const { translated = 0, confirmed = 0 } = read?.report.counts ?? {};
  return (
    <DialogBox
      title={t('title')}
      size="wide"
      open
      onClose={onClose}
      actions={
        <>
          <Button small variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button small disabled={translated + confirmed === 0} onClick={() => void apply()}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 leading-normal">
        <div className="grid justify-items-start gap-1.5">
          <FileButton
            label={t('file')}
            accept=".xlf,.xliff,application/xliff+xml"
            onChoose={(file) => void choose(file)}
          />
          <p className="text-cap text-ink-2">{t('choose')}</p>
          {name && <p className="font-medium wrap-anywhere">{name}</p>}
        </div>
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        {read && <Report report={read.report} />}
      </div>
    </DialogBox>
  );
}

function Report({ report: { problem, line = 1, counts, texts } }: { report: ImportReport }) {
  const t = useTranslate(exchangeTexts);
  const { language } = useEditor();
  if (problem)
    return (
      <Notice tone="danger" live>
        {t(`problem.${problem}`, { line })}
      </Notice>
    );
  const { translated = 0, confirmed = 0, unchanged = 0 } = counts;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const refused = all - translated - confirmed - unchanged;
  const unlisted = all - unchanged - texts.length;
  return (
    <section className="grid gap-3">
      <Notice tone={translated + confirmed > 0 ? 'info' : 'warning'} live>
        <p>
          {translated + confirmed > 0 ? t('summary', { translated, confirmed, unchanged }) : t('nothing')}
        </p>
        {refused > 0 && <p>{t('refused', { count: refused })}</p>}
      </Notice>
      <ul className="grid">
        {texts.map(({ entry, title, name, outcome, before, after }) => (
          <li key={`${entry} ${name}`} className="grid gap-1 border-b border-line py-2 text-xs">
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={outcome === 'translated' || outcome === 'confirmed' ? 'success' : 'warning'}>
                {t(`outcome.${outcome}`)}
              </Badge>
              <strong className="font-medium">{title[language] ?? Object.values(title)[0] ?? entry}</strong>
            </span>
            {before !== after && before !== '' && <del className="line-clamp-2 text-danger">{before}</del>}
            {before !== after && <ins className="line-clamp-2 text-success no-underline">{after}</ins>}
          </li>
        ))}
      </ul>
      {unlisted > 0 && <p className="text-cap text-ink-2">{t('more', { count: unlisted })}</p>}
    </section>
  );
}
