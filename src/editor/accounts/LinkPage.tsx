import { Link, useParams } from 'react-router-dom';
import { type EditorError, useEditorQuery } from '../api.ts';
import { useWords } from '../texts.ts';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { LinkForm } from './LinkForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { signInTexts } from './texts.ts';

/** Target of the links for first set-up, invitations and password resets. */
export default function LinkPage() {
  const { token = '' } = useParams();
  const t = useWords(signInTexts);
  const query = useEditorQuery('readLink', { token });
  if (query.data)
    return (
      <SignInLayout title={t(query.data.purpose)}>
        <LinkForm token={token} {...query.data} />
      </SignInLayout>
    );
  return (
    <SignInLayout title={t('editor')}>
      {isInvalidLink(query.error) ? (
        <>
          <Notice tone="warning" live>
            <p>{t(query.error.code === 'expired' ? 'linkExpired' : 'linkMissing')}</p>
            <p>{t('askAnother')}</p>
          </Notice>
          <Link to="/editor" className="text-teal underline underline-offset-4">
            {t('toSignIn')}
          </Link>
        </>
      ) : (
        <QueryBoundary query={query}>{() => null}</QueryBoundary>
      )}
    </SignInLayout>
  );
}

/** Whether the link itself is invalid; a truncated link fails validation. */
const isInvalidLink = (error: EditorError | null): error is EditorError =>
  error !== null && ['missing', 'expired', 'invalid'].includes(error.code);
