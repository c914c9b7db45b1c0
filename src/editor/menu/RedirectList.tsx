import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { removalOfRedirect, targetOf } from '../menu-tree/changes/redirect-changes.ts';
import { useWords } from '../texts.ts';
import { Badge } from '../ui/Badge.tsx';
import { ToolButton } from '../ui/ToolButton.tsx';
import type { Run } from './menu-context.ts';
import { menuTexts } from './texts.ts';

/** Old addresses and their targets. */
export function RedirectList({ redirects, run }: { redirects: readonly ListedEntry[]; run: Run }) {
  const t = useWords(menuTexts);
  const remove = (listed: ListedEntry) => run(() => removalOfRedirect(listed), t('redirectRemoved'));
  const labels = { new: t('stateNew'), changed: t('stateChanged'), removal: t('stateRemoval') };
  return (
    <section className="grid gap-2" aria-labelledby="redirects">
      <h2 id="redirects" className="text-cap font-medium">
        {t('redirects')}
      </h2>
      <p className="text-badge leading-normal text-ink-3">
        {t(redirects.length > 0 ? 'redirectsHint' : 'redirectsNone')}
      </p>
      {redirects.length > 0 && (
        <ul className="divide-y divide-line rounded border border-line bg-white text-xs">
          {redirects.map((redirect) => (
            <li key={redirect.id} className="flex items-center gap-3 py-1 pr-1 pl-4">
              <span className="min-w-0 flex-1 leading-normal break-all">
                <span className="text-ink-3">{redirect.id}</span> → {targetOf(redirect)}
              </span>
              {redirect.state !== 'published' && <Badge tone="info">{labels[redirect.state]}</Badge>}
              <ToolButton
                icon="trash"
                label={t('removeRedirect', { path: redirect.id })}
                disabled={redirect.state === 'removal'}
                onClick={() => void remove(redirect)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
