import { type SyntheticEvent, useState } from 'react';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';
import { Button } from '#ui/Button.tsx';
import { commonTexts } from '../../common-texts.ts';
import { useEditor, useMay, useTranslate } from '../../context.tsx';
import { nextOf, versionOf } from '../../drafts/stored.ts';
import { reviewTexts } from '../../review/review-texts.ts';
import { useReviewCalls } from '../../review/use-reviews.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextBox } from '../../ui/TextBox.tsx';
import { useProblem } from '../../ui/use-problem.ts';
import { useTypedText } from '../../ui/use-typed-text.ts';
import { DifferenceList } from '../diff/DifferenceList.tsx';
import { usePreviewLink } from '../preview/use-preview-link.ts';
import { ReadinessList } from '../readiness/ReadinessList.tsx';
import { readinessTexts } from '../readiness/readiness-texts.ts';
import { useReadiness } from '../readiness/use-readiness.ts';
import { EntryTitle, IssueList } from './IssueList.tsx';
import { publishTexts } from './publish-texts.ts';
import { DraftTicks, LanguageTicks } from './publish-ticks.tsx';
import {
  changesOf,
  draftsToPublish,
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
  const keptAs = main[0] ? keyOfName(main[0].name) : '';
  const [note, setNote] = useTypedText('publishing', `note for ${keptAs}`);
  const { publish, busy, issues, problem } = usePublish();
  const choice = useWhen(keptAs);
  const checked = chosen.length === 0 ? [] : draftsToPublish(going, chosen);
  const { data: readiness } = useReadiness(checked);
  const blocking = readiness?.findings.filter(({ blocks }) => blocks).length ?? 0;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { when } = choice;
    if (!when || !(await publish({ publishables: going, languages: chosen, note, when }))) return;
    setNote('');
    choice.change({ time: '', name: '' });
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
      {!mayPublish && <ReadyForReview main={main} onClose={onClose} />}
      {mayPublish && states.length > 0 && (
        <LanguageTicks states={states} chosen={chosen} onChange={setChosen} />
      )}
      {mayPublish && (offered || main.length + companions.length > 1) && (
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
      {checked.length > 0 && <ReadinessList drafts={checked} entries={entriesOf(going)} onGo={onClose} />}
      {mayPublish && (
        <>
          <TextBox label={t('note')} hint={t('noteHint')} value={note} onChange={setNote} maxLength={300} />
          <Buttons
            choice={choice}
            onClose={onClose}
            blocking={blocking}
            disabled={busy || !choice.when || chosen.length === 0 || going.length === 0 || blocking > 0}
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
      {going.length === 0 && <p className="text-badge text-danger">{t('tickOne')}</p>}
      {going.map((publishable) => (
        <div key={keyOfName(publishable.name)} className="grid gap-2">
          <EntryTitle publishable={publishable} />
          <DifferenceList
            name={publishable.name}
            differences={inLanguages(publishable.name, changesOf(publishable), chosen)}
          />
        </div>
      ))}
    </section>
  );
}

const entriesOf = (drafts: readonly Publishable[]): Entry[] =>
  drafts.flatMap(({ stored }) => nextOf(stored) ?? []);

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
  /** Number of findings that block. */
  blocking: number;
  choice: ReturnType<typeof useWhen>;
  onClose: () => void;
  disabled: boolean;
  label: string;
}

/** When to publish, and the buttons. */
function Buttons({ choice, onClose, blocking, disabled, label }: ButtonsProps) {
  const common = useTranslate(commonTexts);
  const ofReadiness = useTranslate(readinessTexts);
  return (
    // Stays in sight below a long list of changes.
    <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-3 border-t border-line bg-white px-5 py-3">
      <WhenChoice choice={choice} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        {blocking > 0 && (
          <p className="mr-auto text-danger">{ofReadiness('solveFirst', { count: blocking })}</p>
        )}
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

/** For accounts without permission to publish: puts the drafts into the review queue, and copies a preview link. */
function ReadyForReview({ main, onClose }: { main: readonly Publishable[]; onClose: () => void }) {
  const t = useTranslate(publishTexts);
  const ofReview = useTranslate(reviewTexts);
  const { language, say } = useEditor();
  const { copyLink, problem: linkProblem } = usePreviewLink();
  const call = useReviewCalls();
  const { problem, attempt } = useProblem();
  const keptAs = main[0] ? keyOfName(main[0].name) : '';
  const [message, setMessage] = useTypedText('publishing', `message for ${keptAs}`);
  const mark = async () => {
    const well = await attempt(async () => {
      for (const { name, stored } of main)
        await call('markReady', {
          ...name,
          version: versionOf(stored),
          ...(message.trim() ? { message } : {}),
        });
    });
    if (!well) return;
    setMessage('');
    say(ofReview('marked'));
    onClose();
  };
  return (
    <div className="grid gap-3">
      <p>{t('reviewHint')}</p>
      <TextBox
        label={ofReview('message')}
        hint={ofReview('messageHint')}
        value={message}
        onChange={setMessage}
        maxLength={500}
        rows={2}
      />
      <div className="flex flex-wrap gap-3">
        <Button small onClick={() => void mark()}>
          {ofReview('markReady')}
        </Button>
        <Button variant="outline" small onClick={() => copyLink({ path: pathToShow(main) }, language)}>
          {t('copyLink')}
        </Button>
      </div>
      {(problem ?? linkProblem) && (
        <p role="alert" className="wrap-anywhere">
          {problem ?? linkProblem}
        </p>
      )}
    </div>
  );
}
