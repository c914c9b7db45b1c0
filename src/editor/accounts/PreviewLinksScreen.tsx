import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { callEditor, useEditorQuery } from '../api.ts';
import { useTranslate } from '../context.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { useMomentText } from '../use-times.ts';
import { cell, RevokeCell, SettingsScreen, SettingsTable, TimeCell, useRevoke } from './SettingsScreen.tsx';
import { settingsTexts } from './texts.ts';

/** Lists valid preview links: one's own, for administrators all. */
export function PreviewLinksScreen() {
  const t = useTranslate(settingsTexts);
  const query = useEditorQuery('listPreviewLinks', {});
  return (
    <SettingsScreen>
      <p className="mb-4 max-w-xl leading-normal text-ink-2">{t('previewsLead')}</p>
      <QueryBoundary query={query}>
        {({ links }) => (links.length > 0 ? <PreviewLinks links={links} /> : <p>{t('noPreviews')}</p>)}
      </QueryBoundary>
    </SettingsScreen>
  );
}

function PreviewLinks({ links }: EditorAnswer<'listPreviewLinks'>) {
  const t = useTranslate(settingsTexts);
  const moment = useMomentText();
  const { revoke, notice } = useRevoke('listPreviewLinks', t('previewRevoked'));
  return (
    <div className="grid gap-3">
      {notice}
      <SettingsTable label={t('previews')} columns={[t('page'), t('who'), t('madeAt'), t('until'), '']}>
        {links.map(({ id, address, by, createdAt, expiresAt }) => (
          <tr key={id}>
            <td className={`${cell} wrap-anywhere`}>{address}</td>
            <td className={cell}>{by}</td>
            <TimeCell heading={t('madeAt')}>{moment(createdAt)}</TimeCell>
            <TimeCell heading={t('until')}>{moment(expiresAt)}</TimeCell>
            <RevokeCell
              label={t('revokePreviewOf', { page: address, time: moment(createdAt) })}
              onRevoke={() => revoke(() => callEditor('revokePreviewLink', { id }))}
            >
              {t('revoke')}
            </RevokeCell>
          </tr>
        ))}
      </SettingsTable>
    </div>
  );
}
