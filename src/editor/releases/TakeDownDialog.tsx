import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { localise } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { useEditorQuery } from '../api.ts';
import { capitalise } from '../capitalise.ts';
import { commonTexts } from '../common-texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { entryUrl } from '../entry-url.ts';
import { useMenu } from '../menu-tree/use-menu.ts';
import { pageRows } from '../pages/list/page-rows.ts';
import { entryModel } from '../publishing/diff/models.ts';
import { useRefresh } from '../publishing/use-refresh.ts';
import { Badge } from '../ui/Badge.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Segments } from '../ui/Segments.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { useTypedText } from '../ui/use-typed-text.ts';
import { MomentField, momentAt, useReleaseTime } from './moments.tsx';
import { releaseTexts } from './release-texts.ts';
import { useItemTitle, useReleaseCalls } from './use-releases.ts';

interface TakeDownDialogProps {
  name: EntryName;
  /** Title of the entry. */
  title: string;
  onClose: () => void;
}

const notFound = 'notFound';

/** Takes an entry down, now or at a moment, after it has said where links lead to it. */
export function TakeDownDialog({ name, title, onClose }: TakeDownDialogProps) {
  const t = useTranslate(releaseTexts);
  const common = useTranslate(commonTexts);
  const { timeZone, say } = useEditor();
  const timeOf = useReleaseTime();
  const call = useReleaseCalls();
  const refresh = useRefresh();
  const { problem, attempt } = useProblem();
  const [when, setWhen] = useState<'now' | 'at'>('now');
  const [time, setTime] = useTypedText('releases', `time to take down ${name.kind} ${name.id}`);
  const [redirect, setRedirect] = useState(notFound);
  const at = momentAt(time, timeZone);
  const isReady = when === 'now' || (at !== undefined && at > new Date().toISOString());
  const takeDown = async () => {
    const entry = { ...name, ...(redirect === notFound ? {} : { redirectTo: redirect }) };
    const isDone = await attempt(async () => {
      if (when === 'now') await call('takeDown', { entries: [entry] });
      else await call('addRelease', { takeDown: [entry], ...(at ? { at } : {}) });
    });
    if (!isDone) return;
    setTime('');
    await refresh([name]);
    say(when === 'now' ? t('takenDown') : t('planned', { time: timeOf(at) }));
    onClose();
  };
  return (
    <DialogBox
      title={t('takeDownTitle', { title })}
      open
      onClose={onClose}
      actions={
        <>
          <Button small variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button small disabled={!isReady} onClick={() => void takeDown()}>
            {t(when === 'now' ? 'takeDownNow' : 'plan')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 leading-normal">
        <p>{t('takeDownText')}</p>
        <LinkedFrom name={name} onGo={onClose} />
        {name.kind === 'page' && <RedirectChoice id={name.id} value={redirect} onChange={setRedirect} />}
        <div className="w-fit">
          <Segments
            label={t('whenTitle')}
            value={when}
            options={[
              { value: 'now', label: t('now') },
              { value: 'at', label: t('at') },
            ]}
            onChange={setWhen}
          />
        </div>
        {when === 'at' && <MomentField value={time} onChange={setTime} />}
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
      </div>
    </DialogBox>
  );
}

/** Menu items and texts whose links lead to the entry. */
function LinkedFrom({ name, onGo }: { name: EntryName; onGo: () => void }) {
  const t = useTranslate(releaseTexts);
  const { language } = useEditor();
  const titleOf = useItemTitle();
  const query = useEditorQuery('linkedFrom', { kind: name.kind, id: name.id }, { alwaysFresh: true });
  return (
    <QueryBoundary query={query}>
      {({ places }) =>
        places.length === 0 ? (
          <p className="text-ink-3">{t('linkedNone')}</p>
        ) : (
          <Notice tone="warning">
            <p>{t('linked')}</p>
            <ul className="mt-1 grid gap-1">
              {places.map((place) => (
                <li key={`${place.kind} ${place.id} ${place.draft}`}>
                  <Link to={entryUrl(place)} onClick={onGo} className="underline underline-offset-2">
                    {capitalise(localise(entryModel(place).name, language))} {titleOf(place)}
                  </Link>{' '}
                  {place.draft && <Badge>{t('draftUse')}</Badge>}
                </li>
              ))}
            </ul>
          </Notice>
        )
      }
    </QueryBoundary>
  );
}

interface RedirectChoiceProps {
  /** Id of the page. */
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/** What visitors get at the address of a page that is taken down. */
function RedirectChoice({ id, value, onChange }: RedirectChoiceProps) {
  const t = useTranslate(releaseTexts);
  const { language } = useEditor();
  const { tree = [] } = useMenu();
  const pages = useEditorQuery('listPages', {}).data?.pages ?? [];
  const others = pages.filter((page) => page.id !== id && page.published.length > 0 && !page.needsItem);
  return (
    <SelectBox
      label={t('redirect')}
      value={value}
      onChange={onChange}
      options={[
        { value: notFound, label: t('noRedirect') },
        ...pageRows({ tree, pages: others }, language).flatMap(({ section, title, page }) => {
          if (!page) return [];
          const name = [section, title].filter(Boolean).join(' › ');
          return [{ value: page.path, label: t('redirectTo', { title: name, path: page.path }) }];
        }),
      ]}
    />
  );
}
