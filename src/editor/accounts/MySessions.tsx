import { useState } from 'react';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, useEditorQuery } from '../api.ts';
import { useTranslate } from '../context.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { useMomentText } from '../use-times.ts';
import { cell, RevokeCell, SettingsTable, TimeCell, useRevoke } from './SettingsScreen.tsx';
import { settingsTexts } from './texts.ts';

/** The browsers in which the user is signed in. */
export function MySessions() {
  const t = useTranslate(settingsTexts);
  const query = useEditorQuery('listSessions', {});
  return (
    <div className="mt-10 grid gap-3">
      <h2 className="text-body leading-normal font-medium">{t('sessions')}</h2>
      <QueryBoundary query={query}>{({ sessions }) => <Sessions sessions={sessions} />}</QueryBoundary>
    </div>
  );
}

function Sessions({ sessions }: EditorAnswer<'listSessions'>) {
  const t = useTranslate(settingsTexts);
  const moment = useMomentText();
  const { revoke, notice } = useRevoke('listSessions', t('sessionEnded'));
  const [endingOthers, setEndingOthers] = useState(false);
  return (
    <>
      <p className="max-w-xl leading-normal text-ink-2">{t('sessionsLead')}</p>
      {notice}
      <SettingsTable
        label={t('sessions')}
        columns={[t('browser'), t('network'), t('signedInAt'), t('lastSeen'), '']}
      >
        {sessions.map(({ id, current, browser = t('unknownBrowser'), network, startedAt, lastSeenAt }) => (
          <tr key={id}>
            <td className={cell}>
              {browser}
              {current && (
                <span className="ml-2">
                  <Badge tone="success">{t('thisBrowser')}</Badge>
                </span>
              )}
            </td>
            <td className={`${cell} tnum`}>{network ?? t('unknownNetwork')}</td>
            <TimeCell heading={t('signedInAt')}>{moment(startedAt)}</TimeCell>
            <TimeCell heading={t('lastSeen')}>{moment(lastSeenAt)}</TimeCell>
            {current ? (
              <td className={cell} />
            ) : (
              <RevokeCell
                label={t('endSessionOf', { browser, time: moment(startedAt) })}
                onRevoke={() => revoke(() => callEditor('endSession', { id }))}
              >
                {t('signOut')}
              </RevokeCell>
            )}
          </tr>
        ))}
      </SettingsTable>
      {sessions.length > 1 && (
        <div>
          <Button small variant="outline" className="bg-white" onClick={() => setEndingOthers(true)}>
            {t('endOthers')}
          </Button>
        </div>
      )}
      <Confirm
        title={t('endOthers')}
        action={t('endOthers')}
        open={endingOthers}
        onClose={() => setEndingOthers(false)}
        onConfirm={() => revoke(() => callEditor('endOtherSessions', {}))}
      >
        <p>{t('endOthersLead')}</p>
      </Confirm>
    </>
  );
}
