import { Button } from '#ui/Button.tsx';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { Notice } from '../ui/Notice.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { settingsTexts } from './texts.ts';
import { useMomentText } from './use-moment-text.ts';

interface LinkOnceProps {
  url: string;
  expiresAt: string;
  /** Instructions above the link. */
  lead: string;
}

/** Shows a link once; the server stores only its hash, so it must be copied now. */
export function LinkOnce({ url, expiresAt, lead }: LinkOnceProps) {
  const { say } = useEditor();
  const t = useWords(settingsTexts);
  const moment = useMomentText();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    say(t('linkCopied'));
  };
  return (
    <div className="grid gap-4 leading-normal">
      <p>{lead}</p>
      <div className="flex flex-wrap items-end gap-3">
        <TextBox
          label={t('link')}
          value={url}
          isReadOnly
          autoFocus
          onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
          className="min-w-56 flex-1"
        />
        {/* The clipboard API needs TLS; without it, the user copies the link from its field. */}
        {'clipboard' in navigator && (
          <Button small onClick={() => void copy()}>
            {t('copyLink')}
          </Button>
        )}
      </div>
      <Notice tone="warning">{t('onlyOnce', { time: moment(expiresAt) })}</Notice>
    </div>
  );
}
