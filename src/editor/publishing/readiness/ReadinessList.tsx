import { Link } from 'react-router-dom';
import type { EditorRequest } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { ReadinessFinding } from '#schemas/editor/readiness.ts';
import type { Entry } from '#schemas/entry.ts';
import { titleOf } from '#schemas/entry-title.ts';
import { Icon } from '#ui/Icon.tsx';
import { useEditor, useTranslate } from '../../context.tsx';
import { entryUrl } from '../../entry-url.ts';
import { placeNames } from '../../review/comment-places.ts';
import { LanguageTag } from '../diff/FieldChange.tsx';
import { findingTexts, readinessTexts } from './readiness-texts.ts';
import { useReadiness } from './use-readiness.ts';

interface ReadinessListProps {
  drafts: EditorRequest<'checkReadiness'>['drafts'];
  /** The drafted entries, to name their fields. */
  entries: readonly Entry[];
  /** Called when the user follows a link, to close the dialog. */
  onGo?: () => void;
}

/** The check before publishing: what blocks first, then warnings; links elsewhere are folded. */
export function ReadinessList({ drafts, entries, onGo }: ReadinessListProps) {
  const t = useTranslate(readinessTexts);
  const { data, error } = useReadiness(drafts);
  const found = data?.findings ?? [];
  const blocking = found.filter(({ blocks }) => blocks);
  const outside = found.filter(({ code }) => code === 'outsideLink');
  const warnings = found.filter(({ blocks, code }) => !blocks && code !== 'outsideLink');
  const rows = { entries, ...(onGo ? { onGo } : {}) };
  return (
    <section aria-label={t('title')} className="grid gap-2" aria-busy={!data && !error}>
      <h3 className="border-b border-ink pb-2 text-cap font-medium">{t('title')}</h3>
      <div role="status" className="grid gap-2">
        {error && <p className="text-ink-3">{t('failed')}</p>}
        {!data && !error && <p className="text-ink-3">{t('checking')}…</p>}
        {data && blocking.length + warnings.length === 0 && (
          <p className="flex items-center gap-2 text-success">
            <Icon name="check" small />
            {t('fine')}
          </p>
        )}
      </div>
      {blocking.length > 0 && (
        <>
          <h4 className="text-danger">{t('blocking', { count: blocking.length })}</h4>
          <Rows findings={blocking} {...rows} />
        </>
      )}
      {warnings.length > 0 && (
        <>
          <h4 className="text-warning">{t('warnings', { count: warnings.length })}</h4>
          <Rows findings={warnings} {...rows} />
        </>
      )}
      {outside.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer text-ink-2">
            {t('outside', { count: outside.length })}
          </summary>
          <Rows findings={outside} {...rows} />
        </details>
      )}
    </section>
  );
}

interface RowsProps extends Pick<ReadinessListProps, 'entries' | 'onGo'> {
  findings: readonly ReadinessFinding[];
}

function Rows({ findings, entries, onGo }: RowsProps) {
  const t = useTranslate(readinessTexts);
  const inWords = useTranslate(findingTexts);
  const { language } = useEditor();
  return (
    <ul className="divide-y divide-line">
      {findings.map((finding) => {
        const entry = entries.find(({ kind, id }) => kind === finding.kind && id === finding.id);
        const title = entry && (titleOf(entry, language) ?? titleOf(entry, 'zh-CN'));
        const names = entry ? placeNames(finding, entry, language) : [];
        return (
          <li key={JSON.stringify(finding)} className="flex items-baseline gap-3 py-2 leading-normal">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="flex flex-wrap items-center gap-1.5">
                {inWords(finding.code)}
                {finding.language && <LanguageTag language={finding.language} />}
              </span>
              <span className="text-badge text-ink-3">
                {[title ?? finding.id, ...names].join(' · ')}
                {finding.about && finding.code !== 'contract' && ` · ${finding.about}`}
              </span>
            </span>
            <Link
              to={urlOfFinding(finding)}
              {...(onGo ? { onClick: onGo } : {})}
              className="min-h-6 flex-none text-teal underline underline-offset-4"
            >
              {t('goTo')}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** URL that opens the field of a finding, or else its form with missing fields marked. */
export function urlOfFinding(finding: EntryName & Partial<ReadinessFinding>): string {
  const { block, field, code, language, ...name } = finding;
  const url = entryUrl(name, block);
  const isForm = /^\/editor\/(?:content|site)\//.test(url);
  if (field === undefined || (isForm && code === 'contract')) return isForm ? `${url}?check` : url;
  const ofLanguage = language === undefined ? '' : `&in=${language}`;
  return `${url}${url.includes('?') ? '&' : '?'}field=${encodeURIComponent(field)}${ofLanguage}`;
}
