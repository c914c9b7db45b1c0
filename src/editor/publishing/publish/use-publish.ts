import { useState } from 'react';
import * as z from 'zod';
import type { EditorRequest } from '#schemas/editor/calls.ts';
import { type EntryIssue, entryIssueSchema } from '#schemas/editor/editorial.ts';
import { hasBlocks } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import { callEditor, EditorError } from '../../api.ts';
import { useTranslate } from '../../context.tsx';
import { nextOf } from '../../drafts/stored.ts';
import { useRefusalText } from '../../ui/use-problem.ts';
import { useRefresh } from '../use-refresh.ts';
import { publishTexts } from './publish-texts.ts';
import { draftsToPublish, type Publishable, standingIn } from './publishable.ts';

const issuesSchema = z.object({ issues: z.array(entryIssueSchema).min(1) });

interface PublishRequest {
  publishables: readonly Publishable[];
  /** Languages that are published. */
  languages: readonly Language[];
  note: string;
  when: When;
}

/** When drafts are published. */
export type When =
  | { what: 'now' }
  /** At a moment, ISO 8601; without one, when somebody chooses it. A single publish has no name. */
  | { what: 'newRelease'; name?: string; at?: string }
  | { what: 'release'; id: number };

/** Publishes drafts, or copies them into a release. */
async function send(
  drafts: EditorRequest<'publish'>['drafts'],
  note: { note?: string },
  when: When,
): Promise<void> {
  switch (when.what) {
    case 'now':
      await callEditor('publish', { drafts, ...note });
      return;
    case 'newRelease': {
      const { what, ...release } = when;
      await callEditor('addRelease', { publish: drafts, ...note, ...release });
      return;
    }
    case 'release':
      await callEditor('changeRelease', { id: when.id, publish: drafts, ...note });
  }
}

/** Publishes drafts. `issues` and `problem` explain a refusal. */
export function usePublish() {
  const refresh = useRefresh();
  const t = useTranslate(publishTexts);
  const why = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [issues, setIssues] = useState<readonly EntryIssue[]>([]);
  const [problem, setProblem] = useState<string>();

  const refused = (cause: unknown) => {
    const { code, data } =
      cause instanceof EditorError ? cause : { code: 'failed' as const, data: undefined };
    const found = code === 'invalid' ? issuesSchema.safeParse(data).data?.issues : undefined;
    setIssues(found ?? []);
    setProblem(found ? t('issues') : code === 'conflict' ? t('conflict') : why(code));
  };
  const publish = async ({ publishables, languages, note, when }: PublishRequest): Promise<boolean> => {
    setBusy(true);
    setIssues([]);
    setProblem(undefined);
    try {
      const ready = await withLanguages(publishables, languages);
      const drafts = draftsToPublish(ready, languages);
      await send(drafts, note.trim() === '' ? {} : { note }, when);
      await refresh(publishables.map(({ name }) => name));
      return true;
    } catch (cause) {
      refused(cause);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { publish, busy, issues, problem };
}

/** Adds a language to the draft of a page that is published in it for the first time. */
async function withLanguages(
  publishables: readonly Publishable[],
  languages: readonly Language[],
): Promise<Publishable[]> {
  const extended = publishables.map(({ name, stored }) => {
    const next = nextOf(stored);
    return next && hasBlocks(name.kind) ? standingIn(next, languages) : next;
  });
  const changed = publishables.flatMap(({ name, stored }, index) => {
    const entry = extended[index];
    if (!entry || entry === nextOf(stored) || !stored.draft) return [];
    return [{ ...name, version: stored.draft.version, entry }];
  });
  if (changed.length === 0) return [...publishables];
  const { drafts } = await callEditor('saveDrafts', { drafts: changed });
  return publishables.map(({ name, stored }) => {
    const draft = drafts.find(({ kind, id }) => kind === name.kind && id === name.id);
    return { name, stored: draft ? { ...stored, draft } : stored };
  });
}
