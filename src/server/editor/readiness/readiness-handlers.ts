import { blockIds } from '#schemas/block-ids.ts';
import type { EntryIssue } from '#schemas/editor/editorial.ts';
import type { ReadinessFinding, readinessCalls } from '#schemas/editor/readiness.ts';
import { addAudit } from '../../db/audit.ts';
import { PublishError } from '../../db/content/publish.ts';
import { changeDrafts } from '../drafts/draft-transaction.ts';
import { done, type HandlersOf, signedIn } from '../handlers.ts';
import { publishStepOf } from '../publish/publish-handler.ts';
import { type PublishDependencies, type PublishStep, publishSteps } from '../publish/publish-steps.ts';
import { undone } from '../releases/run-release.ts';
import { findUnready, readBlocking, writeBlocking } from './readiness.ts';

/** A broken rule of the page contract or of a schema, as a finding. */
function brokenRule(
  { kind, id, language, field, reason, check }: EntryIssue,
  steps: readonly PublishStep[],
): ReadinessFinding {
  const step = steps.find(({ name }) => name.kind === kind && name.id === id);
  const name = step?.name ?? { kind: 'page' as const, id };
  const [, index, prop = ''] = /^blocks\[(\d+)\](?:\.props\.(.*))?$/.exec(field) ?? [];
  const blocks = step?.entry?.data.blocks;
  const block = index === undefined || !Array.isArray(blocks) ? undefined : blockIds(blocks)[Number(index)];
  const path = (index === undefined ? field : prop).replace(/\[(\d+)\]/g, '.$1');
  return {
    ...{ ...name, blocks: true },
    ...(check ? { code: check } : { code: 'contract', about: reason }),
    ...(language ? { language } : {}),
    ...(block === undefined ? {} : { block }),
    ...(path === '' ? {} : { field: path }),
  };
}

/** The check before publishing: publishes in a part of a transaction that is then undone, and looks at the result. */
export function readinessHandlers(dependencies: PublishDependencies): HandlersOf<typeof readinessCalls> {
  const { database, clock } = dependencies;
  return {
    checkReadiness: async ({ drafts }, caller) => {
      const audit = { account: signedIn(caller), at: clock() };
      return changeDrafts(database, drafts, async (tx) => {
        await database.lockRevisions(tx);
        const blocking = await readBlocking(tx);
        const steps: PublishStep[] = [];
        for (const name of drafts) steps.push(await publishStepOf(tx, name));
        const findings: ReadinessFinding[] = [];
        await undone(tx, async () => {
          try {
            await publishSteps(
              tx,
              { ...dependencies, checksReadiness: false },
              { steps, note: undefined, ...audit },
            );
          } catch (error) {
            if (!(error instanceof PublishError)) throw error;
            findings.push(...error.issues.map((issue) => brokenRule(issue, steps)));
          }
          const found = await findUnready(tx, steps, dependencies);
          findings.push(
            ...found.map((one) => ({ ...one, blocks: blocking.some((code) => code === one.code) })),
          );
        });
        return { findings: findings.toSorted((a, b) => Number(b.blocks) - Number(a.blocks)) };
      });
    },
    readReadinessRules: async () => done({ blocking: await readBlocking(database.read) }),
    changeReadinessRules: async ({ blocking }, caller) =>
      database.write(async (tx) => {
        await writeBlocking(tx, blocking);
        const audited = { at: clock(), account: signedIn(caller), about: blocking.join(', ') };
        await addAudit(tx, { ...audited, what: 'changeReadinessRules' });
        return done({ blocking });
      }),
  };
}
