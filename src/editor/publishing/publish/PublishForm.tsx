import { type SyntheticEvent, useState } from 'react';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';
import { Button } from '#ui/Button.tsx';
import { commonTexts } from '../../common-texts.ts';
import { useEditor, useMay, useTranslate } from '../../context.tsx';
import { nextOf } from '../../drafts/stored.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextBox } from '../../ui/TextBox.tsx';
import { DifferenceList } from '../diff/DifferenceList.tsx';
import { usePreviewLink } from '../preview/use-preview-link.ts';
import { EntryTitle, IssueList } from './IssueList.tsx';
import { publishTexts } from './publish-texts.ts';
import { DraftTicks, LanguageTicks } from './publish-ticks.tsx';
import {
  changesOf,
  firstChoice,
  inLanguages,
  keyOfName,
  type Publishable,
  statesOfAll,
} from './publishable.ts';
import { isNewPage, type Publishables, tickedOrNot, untickedAtFirst } from './read-publishables.ts';
import { usePublish } from './use-publish.ts';
import { useWhen, WhenChoice } from './WhenChoice.tsx';

interface PublishFormProps extends Publishables {
  offered: boolean;
  onClose: () => void;
  onPublished: (() => void) | undefined;
}

/** Languages and companion drafts to publish, and the publish button. */
export function PublishForm({ main, companions, offered, onClose, onPublished }: PublishFormProps) {
  const t = useTranslate(publishTexts);
  const { say, account } = useEditor();
  const mayPublish = useMay('publisher');
  const all = { main, companions };
  const [without, setWithout] = useState(() => untickedAtFirst(all, { offered, account: account?.name }));
  const tick = (changed: ReadonlySet<string>) =>
    setWithout(tickedOrNot(without, all, { changed, account: account?.name }));
  const going = [...main, ...companions].filter(({ name }) => !without.has(keyOfName(name)));
  const states = statesOfAll(going);
  const [chosen, setChosen] = useState<Language[]>(() =>
    states.length > 0 ? firstChoice(states) : [...languages],
  );
  const [note, setNote] = useState('');
  const { publish, busy, issues, problem } = usePublish();
  const choice = useWhen();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { when } = choice;
    if (!when || !(await publish({ publishables: going, languages: chosen, note, when }))) return;
    say(choice.done ?? t('published'));
    onPublished?.();
    onClose();
  };
  return (
    <form onSubmit={submit} className="grid gap-5 leading-normal">
      {problem && (
        <Notice tone="danger" live>
          <p>{problem}</p>
          <IssueList issues={issues} publishables={going} onGo={onClose} />
        </Notice>
      )}
      {!mayPublish && <ReviewNotice path={pathToShow(main)} />}
      {mayPublish && states.length > 0 && (
        <LanguageTicks states={states} chosen={chosen} onChange={setChosen} />
      )}
      {mayPublish && main.length + companions.length > 1 && (
        <DraftTicks title={t('drafts')} drafts={main} without={without} onChange={tick}>
          {(one) => isNewPageOf(one, companions) && t('withNewPage')}
        </DraftTicks>
      )}
      {mayPublish && companions.length > 0 && (
        <DraftTicks
          title={t('companions')}
          hint={t('companionsHint')}
          drafts={companions}
          without={without}
          onChange={tick}
        />
      )}
      <Changes going={going} chosen={chosen} />
      {mayPublish && (
        <>
          <TextBox label={t('note')} hint={t('noteHint')} value={note} onChange={setNote} maxLength={300} />
          <Buttons
            choice={choice}
            onClose={onClose}
            disabled={busy || !choice.when || chosen.length === 0 || going.length === 0}
            label={choice.label ?? t(labelOf(main, states.length > 0 ? chosen : []))}
          />
        </>
      )}
    </form>
  );
}

const isNewPageOf = ({ name, stored }: Publishable, companions: Publishables['companions']): boolean =>
  !stored.published && companions.some((page) => isNewPage(page) && page.of.includes(keyOfName(name)));

function Changes({ going, chosen }: { going: readonly Publishable[]; chosen: readonly Language[] }) {
  const t = useTranslate(publishTexts);
  return (
    <section aria-label={t('changes')} className="grid gap-3">
      <h3 className="text-cap font-medium">{t('changes')}</h3>
      {going.map((publishable) => (
        <div key={keyOfName(publishable.name)} className="grid gap-2">
          {going.length > 1 && <EntryTitle publishable={publishable} />}
          <DifferenceList
            name={publishable.name}
            differences={inLanguages(publishable.name, changesOf(publishable), chosen)}
          />
        </div>
      ))}
    </section>
  );
}

type Label = 'publish' | 'publishIn.zh' | 'publishIn.en' | 'publishBoth' | 'publishRemoval';

/** Label of the publish button. */
function labelOf(main: readonly Publishable[], chosen: readonly Language[]): Label {
  if (main.every(({ stored }) => nextOf(stored) === null)) return 'publishRemoval';
  const [language, another] = chosen;
  if (!language) return 'publish';
  return another ? 'publishBoth' : `publishIn.${languageKey(language)}`;
}

/** Path of the page to preview. Drafts that are not pages are previewed on the home page, which links to all others. */
function pathToShow(main: readonly Publishable[]): string {
  const stored = main.find(({ name }) => name.kind === 'page')?.stored;
  const page = nextOf(stored) ?? stored?.published;
  return page ? pagePath(page) : '/';
}

interface ButtonsProps {
  choice: ReturnType<typeof useWhen>;
  onClose: () => void;
  disabled: boolean;
  label: string;
}

/** When to publish, and the buttons. */
function Buttons({ choice, onClose, disabled, label }: ButtonsProps) {
  const common = useTranslate(commonTexts);
  return (
    // Stays in sight below a long list of changes.
    <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-3 border-t border-line bg-white px-5 py-3">
      <WhenChoice choice={choice} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" small onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button type="submit" small disabled={disabled}>
          {label}
        </Button>
      </div>
    </div>
  );
}

/** For accounts without permission to publish: everything is saved, and how to show it to a colleague. */
function ReviewNotice({ path }: { path: string }) {
  const t = useTranslate(publishTexts);
  const { language } = useEditor();
  const { copyLink, problem } = usePreviewLink();
  return (
    <Notice tone="info">
      <p className="font-medium">{t('review')}</p>
      <p>{t('reviewHint')}</p>
      <Button variant="outline" small className="mt-2" onClick={() => copyLink({ path }, language)}>
        {t('copyLink')}
      </Button>
      {problem && (
        <p role="alert" className="wrap-anywhere">
          {problem}
        </p>
      )}
    </Notice>
  );
}
