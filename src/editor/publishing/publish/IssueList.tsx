import { Link } from 'react-router-dom';
import type { EntryIssue, EntryName } from '#schemas/editor/editorial.ts';
import { titleOf } from '#schemas/entry-title.ts';
import { localise } from '#schemas/language.ts';
import { capitalise } from '../../capitalise.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { nextOf } from '../../drafts/stored.ts';
import { entryUrl } from '../../entry-url.ts';
import { differenceTexts } from '../diff/difference-texts.ts';
import { LanguageTag } from '../diff/FieldChange.tsx';
import { fieldLabel } from '../diff/field-label.ts';
import { blockModel, entryModel } from '../diff/models.ts';
import { issuePlace, issueReason } from './issue-reason.ts';
import { publishTexts } from './publish-texts.ts';
import type { Publishable } from './publishable.ts';

/** URL that opens the form of an entry with its missing fields marked. */
const addressToMend = (name: EntryName, block: string | undefined): string => {
  const address = entryUrl(name, block);
  return /^\/editor\/(?:content|site)\//.test(address) ? `${address}?check` : address;
};

interface IssueListProps {
  issues: readonly EntryIssue[];
  publishables: readonly Publishable[];
  /** Called when the user follows a link, to close the dialog. */
  onGo: () => void;
}

/** Reasons why drafts were refused, each with a link to its block or field. */
export const IssueList = ({ issues, publishables, onGo }: IssueListProps) => (
  <ul className="mt-2 grid gap-2">
    {issues.map((issue) => {
      const about = publishables.find(({ name }) => name.kind === issue.kind && name.id === issue.id);
      const key = [issue.kind, issue.id, issue.language, issue.field, issue.reason].join(' ');
      return about ? (
        <Issue key={key} issue={issue} about={about} onGo={onGo} />
      ) : (
        <li key={key}>{issue.reason}</li>
      );
    })}
  </ul>
);

function Issue({ issue, about, onGo }: { issue: EntryIssue; about: Publishable; onGo: () => void }) {
  const t = useTranslate(publishTexts);
  const ofDifference = useTranslate(differenceTexts);
  const { language } = useEditor();
  const { block, position, path } = issuePlace(issue, about);
  const { names } = fieldLabel(path, { name: about.name, blockType: block?.type }, language);
  return (
    <li className="grid gap-0.5">
      <span className="flex flex-wrap items-center gap-1.5">
        <EntryTitle publishable={about} />
        {block && (
          <span>
            {localise(blockModel(block.type).name, language)} (
            {ofDifference('position', { position: position ?? 1 })})
          </span>
        )}
        {names.length > 0 && <strong className="font-medium">{names.join(' › ')}</strong>}
        {issue.language && <LanguageTag language={issue.language} />}
      </span>
      <span>{issueReason(issue, about, language)}</span>
      <Link
        to={addressToMend(about.name, block?.id)}
        onClick={onGo}
        className="w-fit underline underline-offset-2"
      >
        {t('showIssue')}
      </Link>
    </li>
  );
}

/** Kind and title of an entry. */
export function EntryTitle({ publishable: { name, stored } }: { publishable: Publishable }) {
  const { language } = useEditor();
  const entry = nextOf(stored) ?? stored.published;
  const title = entry && (titleOf(entry, language) ?? titleOf(entry, 'zh-CN'));
  return (
    <span>
      {capitalise(localise(entryModel(name).name, language))}{' '}
      <strong className="font-medium">{title ?? name.id}</strong>
    </span>
  );
}
