import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, EditorError, useEditorQuery } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { Badge } from '../ui/Badge.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useMomentText } from '../use-times.ts';
import { AccountForm, PasswordBox } from './AccountForm.tsx';
import { factorTexts } from './factor-texts.ts';
import { addPasskey, passkeysWork } from './passkey.ts';
import { useExplainPasskey } from './SecondStep.tsx';
import { fieldTexts } from './texts.ts';
import { useChecks, useEntry, wrong } from './use-entry.ts';

type Factors = EditorAnswer<'readFactors'>;
type Passkey = Factors['passkeys'][number];

/** What the open dialog does. */
type Task =
  | { kind: 'addTotp' | 'removeTotp' | 'addPasskey' | 'newCodes' }
  | { kind: 'removePasskey'; passkey: Passkey };

/** The user's second factors, and their changes. */
export function MyFactors() {
  const t = useTranslate(factorTexts);
  const query = useEditorQuery('readFactors', {});
  return (
    <div className="mt-10 grid gap-3">
      <h2 className="text-body leading-normal font-medium">{t('title')}</h2>
      <p className="max-w-xl leading-normal text-ink-2">{t('lead')}</p>
      <QueryBoundary query={query}>{(factors) => <FactorList factors={factors} />}</QueryBoundary>
    </div>
  );
}

function FactorList({ factors }: { factors: Factors }) {
  const { totp, passkeys, recoveryCodes } = factors;
  const t = useTranslate(factorTexts);
  const [task, setTask] = useState<Task>();
  const open = (kind: Exclude<Task['kind'], 'removePasskey'>) => () => setTask({ kind });
  return (
    <>
      <ul className="grid max-w-xl divide-y divide-line rounded border border-line bg-white leading-normal">
        <Factor
          title={t('totp')}
          lead={t('totpLead')}
          state={<Badge tone={totp ? 'success' : 'neutral'}>{t(totp ? 'totpOn' : 'off')}</Badge>}
        >
          <Action onClick={open('addTotp')}>{t(totp ? 'replaceTotp' : 'addTotp')}</Action>
          {totp && <Action onClick={open('removeTotp')}>{t('removeTotp')}</Action>}
        </Factor>
        <Factor
          title={t('passkeys')}
          lead={t('passkeysLead')}
          state={passkeys.length === 0 && <Badge>{t('noPasskeys')}</Badge>}
        >
          <Passkeys passkeys={passkeys} onRemove={(passkey) => setTask({ kind: 'removePasskey', passkey })} />
          {passkeysWork() ? (
            <Action onClick={open('addPasskey')}>{t('addPasskey')}</Action>
          ) : (
            <p className="text-badge text-ink-3">{t('passkeysUnavailable')}</p>
          )}
        </Factor>
        {(totp || passkeys.length > 0) && (
          <Factor
            title={t('recovery')}
            lead={t('recoveryLead')}
            state={
              <Badge tone={recoveryCodes > 2 ? 'success' : 'warning'}>
                {t('recoveryLeft', { count: recoveryCodes })}
              </Badge>
            }
          >
            <Action onClick={open('newCodes')}>{t('newCodes')}</Action>
          </Factor>
        )}
      </ul>
      {task && <TaskDialog task={task} onClose={() => setTask(undefined)} />}
    </>
  );
}

interface FactorProps {
  title: string;
  lead: string;
  state: ReactNode;
  children: ReactNode;
}

const Factor = ({ title, lead, state, children }: FactorProps) => (
  <li className="grid gap-2 px-5 py-4">
    <div className="flex flex-wrap items-center gap-3">
      <h3 className="font-medium">{title}</h3>
      {state}
    </div>
    <p className="text-badge text-ink-3">{lead}</p>
    <div className="flex flex-wrap items-center gap-3">{children}</div>
  </li>
);

const Action = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button small variant="outline" onClick={onClick}>
    {children}
  </Button>
);

function Passkeys({
  passkeys,
  onRemove,
}: {
  passkeys: readonly Passkey[];
  onRemove: (one: Passkey) => void;
}) {
  const t = useTranslate(factorTexts);
  const moment = useMomentText();
  if (passkeys.length === 0) return null;
  return (
    <ul className="grid w-full gap-1">
      {passkeys.map((passkey) => {
        const { id, name, createdAt, lastUsedAt } = passkey;
        const made = moment(createdAt);
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>
              <span className="block wrap-anywhere">{name}</span>
              <span className="tnum text-badge text-ink-3">
                {lastUsedAt
                  ? t('passkeyUsed', { made, used: moment(lastUsedAt) })
                  : t('passkeyFacts', { made })}
              </span>
            </span>
            <Button
              variant="text"
              small
              aria-label={t('removePasskeyOf', { name })}
              onClick={() => onRemove(passkey)}
            >
              {t('removePasskey')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Dialog of a change. It shows the recovery codes at the end, if there are new ones. */
function TaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { refresh, say, account } = useEditor();
  const t = useTranslate(factorTexts);
  const client = useQueryClient();
  const explain = useExplainPasskey();
  const [codes, setCodes] = useState<readonly string[]>();
  const [totp, setTotp] = useState<EditorAnswer<'newTotp'>>();

  /** Reads everything again that depends on the factors. */
  const close = async () => {
    await client.invalidateQueries({ queryKey: ['readFactors'] });
    if (account?.needsSecondFactor) await refresh();
    onClose();
  };
  const finish = async (said: string, recoveryCodes: readonly string[] = []) => {
    say(said);
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else await close();
  };

  const tasks = {
    addTotp: {
      title: t('addTotp'),
      send: async ({ password }: Sent) => setTotp(await callEditor('newTotp', { password })),
    },
    removeTotp: {
      title: t('removeTotp'),
      send: async ({ password }: Sent) => {
        await callEditor('removeTotp', { password });
        await finish(t('totpRemoved'));
      },
    },
    addPasskey: {
      title: t('addPasskey'),
      send: async ({ password, name }: Sent) => {
        const step = await callEditor('newPasskey', { password });
        const { name: owner = '', email = '' } = account ?? {};
        await finish(t('passkeyAdded'), await addPasskey({ step, name, account: { name: owner, email } }));
      },
    },
    removePasskey: {
      title: task.kind === 'removePasskey' ? t('removePasskeyOf', { name: task.passkey.name }) : '',
      send: async ({ password }: Sent) => {
        if (task.kind !== 'removePasskey') return;
        await callEditor('removePasskey', { id: task.passkey.id, password });
        await finish(t('passkeyRemoved'));
      },
    },
    newCodes: {
      title: t('newCodes'),
      send: async ({ password }: Sent) =>
        setCodes((await callEditor('newRecoveryCodes', { password })).recoveryCodes),
    },
  };
  const { title, send } = tasks[task.kind];
  const body = codes ? (
    <RecoveryCodes codes={codes} onStored={() => void close()} />
  ) : totp ? (
    <ConfirmTotp step={totp} onAdded={(recoveryCodes) => finish(t('totpAdded'), recoveryCodes)} />
  ) : (
    <PasswordForm
      action={task.kind === 'addTotp' ? t('next') : title}
      asksName={task.kind === 'addPasskey'}
      lead={t(task.kind === 'newCodes' ? 'newCodesLead' : 'passwordAgain')}
      send={send}
      explain={explain}
    />
  );
  return (
    <DialogBox title={codes ? t('codes') : title} open onClose={() => void close()}>
      {body}
    </DialogBox>
  );
}

interface Sent {
  password: string;
  /** Empty if the form does not ask for it. */
  name: string;
}

interface PasswordFormProps {
  lead: string;
  action: string;
  /** Whether it asks for a name as well. */
  asksName: boolean;
  send: (values: Sent) => Promise<void>;
  explain: (cause: unknown) => string;
}

function PasswordForm({ lead, action, asksName, send, explain }: PasswordFormProps) {
  const { account } = useEditor();
  const t = useTranslate(factorTexts);
  const field = useTranslate(fieldTexts);
  const check = useChecks();
  const entry = useEntry({
    initial: { name: '', password: '' },
    check: ({ name, password }) =>
      wrong({ name: asksName ? check.filled(name) : undefined, password: check.filled(password) }),
    explain: (cause) => (isWrongPassword(cause) ? field('wrongCurrent') : explain(cause)),
    send,
  });
  return (
    <AccountForm entry={entry} action={action}>
      <p className="leading-normal">{lead}</p>
      {asksName && (
        <TextBox
          {...entry.box('name')}
          label={t('passkeyName')}
          hint={t('passkeyNameHint')}
          autoComplete="off"
          maxLength={80}
          autoFocus
        />
      )}
      {/* Tells password managers to which account the password belongs. */}
      <input type="text" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
      <PasswordBox {...entry.box('password')} label={field('currentPassword')} autoFocus={!asksName} />
    </AccountForm>
  );
}

const isWrongPassword = (cause: unknown): boolean =>
  cause instanceof EditorError && cause.code === 'wrongPassword';

interface ConfirmTotpProps {
  step: EditorAnswer<'newTotp'>;
  onAdded: (recoveryCodes: readonly string[]) => Promise<void>;
}

/** Shows the secret for the authenticator app and asks for its first code. */
function ConfirmTotp({ step, onAdded }: ConfirmTotpProps) {
  const t = useTranslate(factorTexts);
  const entry = useEntry({
    initial: { code: '' },
    check: ({ code }) => wrong({ code: /^\d{3} ?\d{3}$/.test(code.trim()) ? undefined : t('codeBad') }),
    send: async ({ code }) => {
      const { recoveryCodes } = await callEditor('addTotp', { ticket: step.ticket, code: code.trim() });
      await onAdded(recoveryCodes);
    },
  });
  return (
    <AccountForm entry={entry} action={t('confirm')}>
      <p className="leading-normal">{t('scan')}</p>
      <QrCode text={step.uri} label={t('qr')} />
      <TextBox label={t('secret')} value={step.secret.replace(/(.{4})(?=.)/g, '$1 ')} rows={2} isReadOnly />
      <TextBox
        {...entry.box('code')}
        label={t('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
      />
    </AccountForm>
  );
}

function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const { say } = useEditor();
  const t = useTranslate(factorTexts);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    say(t('codesCopied'));
  };
  return (
    <div className="grid gap-5 leading-normal">
      <Notice tone="warning" live>
        {t('codesLead')}
      </Notice>
      <ul aria-label={t('codes')} className="tnum grid gap-1 font-num sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-3">
        {/* The clipboard API needs TLS; without it, the user copies the codes from the list. */}
        {'clipboard' in navigator && (
          <Button small variant="outline" onClick={() => void copy()}>
            {t('copyCodes')}
          </Button>
        )}
        <Button small onClick={onStored} autoFocus>
          {t('codesStored')}
        </Button>
      </div>
    </div>
  );
}
