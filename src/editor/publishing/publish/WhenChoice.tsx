import { useState } from 'react';
import { useEditor, useTranslate } from '../../context.tsx';
import { MomentField, momentAt, useReleaseTime } from '../../releases/moments.tsx';
import { releaseTexts } from '../../releases/release-texts.ts';
import { openReleases, useReleases } from '../../releases/use-releases.ts';
import { Segments } from '../../ui/Segments.tsx';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { TextBox } from '../../ui/TextBox.tsx';
import { useTypedText } from '../../ui/use-typed-text.ts';
import type { When } from './use-publish.ts';

type Kind = 'now' | 'at' | 'inRelease';
const kinds: readonly Kind[] = ['now', 'at', 'inRelease'];
const newRelease = 'new';

interface Choice {
  kind: Kind;
  /** `yyyy-mm-ddThh:mm` on the site's clock. */
  time: string;
  /** Id of a release, or `new`. */
  release: string;
  name: string;
}

/**
 * The choice between now, a moment, and a release. `when` is undefined while something is missing.
 * @param keptAs names the time and the name on this device until they are sent
 */
export function useWhen(keptAs: string) {
  const t = useTranslate(releaseTexts);
  const { timeZone } = useEditor();
  const timeOf = useReleaseTime();
  const [chosen, choose] = useState<Pick<Choice, 'kind' | 'release'>>({ kind: 'now', release: newRelease });
  const [time, setTime] = useTypedText('publishing', `time for ${keptAs}`);
  const [name, setName] = useTypedText('publishing', `name for ${keptAs}`);
  const choice: Choice = { ...chosen, time, name };
  const at = momentAt(choice.time, timeZone);
  const when = whenOf(choice, at);
  const planned = at && choice.kind === 'at' ? t('planned', { time: timeOf(at) }) : t('added');
  return {
    choice,
    change: ({ time: nextTime, name: nextName, ...change }: Partial<Choice>) => {
      choose((before) => ({ ...before, ...change }));
      if (nextTime !== undefined) setTime(nextTime);
      if (nextName !== undefined) setName(nextName);
    },
    when,
    /** Label of the button, and the message afterwards. Undefined for now. */
    ...(choice.kind === 'now' ? {} : { label: t(choice.kind === 'at' ? 'plan' : 'addTo'), done: planned }),
  };
}

function whenOf({ kind, time, release, name }: Choice, at: string | undefined): When | undefined {
  if (kind === 'now') return { what: 'now' };
  // A release that exists has a moment of its own.
  if (kind === 'inRelease' && release !== newRelease) return { what: 'release', id: Number(release) };
  if (at !== undefined && at < new Date().toISOString()) return undefined;
  if (kind === 'at') return at === undefined ? undefined : { what: 'newRelease', at };
  const isReady = name.trim() !== '' && (time === '' || at !== undefined);
  return isReady ? { what: 'newRelease', name: name.trim(), ...(at ? { at } : {}) } : undefined;
}

/** The fields of the choice. */
export function WhenChoice({ choice: { choice, change } }: { choice: ReturnType<typeof useWhen> }) {
  const t = useTranslate(releaseTexts);
  const { kind, time, name } = choice;
  return (
    <section aria-label={t('whenTitle')} className="grid gap-3 md:grid-cols-3">
      <div className="w-fit md:col-span-full">
        <Segments
          label={t('whenTitle')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(value) }))}
          onChange={(next) => change({ kind: next })}
        />
      </div>
      {kind === 'inRelease' && (
        <ReleaseChoice value={choice.release} onChange={(release) => change({ release })} />
      )}
      {kind === 'inRelease' && choice.release === newRelease && (
        <TextBox
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          onChange={(next) => change({ name: next })}
          maxLength={100}
        />
      )}
      {(kind === 'at' || (kind === 'inRelease' && choice.release === newRelease)) && (
        <MomentField
          value={time}
          onChange={(next) => change({ time: next })}
          optional={kind === 'inRelease'}
        />
      )}
    </section>
  );
}

function ReleaseChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslate(releaseTexts);
  const timeOf = useReleaseTime();
  const releases = openReleases(useReleases().data?.releases ?? []);
  return (
    <SelectBox
      label={t('release')}
      value={value}
      onChange={onChange}
      options={[
        { value: newRelease, label: t('newRelease') },
        ...releases.map(({ id, name = '', at }) => ({ value: String(id), label: `${name} · ${timeOf(at)}` })),
      ]}
    />
  );
}
