import type { Release } from '#schemas/editor/releases.ts';
import { useTranslate } from '../context.tsx';
import { Badge } from '../ui/Badge.tsx';
import { releaseTexts } from './release-texts.ts';

const canRun = ({ state }: Release) => state === 'open' || state === 'planned';

/** Result of the check of a release that can still run. */
export function CheckBadge({ release }: { release: Release }) {
  const t = useTranslate(releaseTexts);
  const { issues, items } = release;
  if (!canRun(release) || items.length === 0) return null;
  const warnings = items.flatMap((item) => item.warnings).length;
  if (issues.length > 0) return <Badge tone="danger">{t('blocked', { count: issues.length })}</Badge>;
  if (warnings > 0) return <Badge tone="warning">{t('look', { count: warnings })}</Badge>;
  return <Badge tone="success">{t('fine')}</Badge>;
}

const tones = {
  open: 'neutral',
  planned: 'info',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const;

/** State of a release. One with a blocking problem says that it will not run. */
export function StateBadge({ release }: { release: Release }) {
  const t = useTranslate(releaseTexts);
  const { state, issues } = release;
  if (state === 'planned' && issues.length > 0) return <Badge tone="danger">{t('wontRun')}</Badge>;
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
