import { useEffect, useState } from 'react';
import { commonTexts } from '../common-texts.ts';
import { useTranslate } from '../context.tsx';

/** Time in milliseconds after which the network is probably lost. */
const patience = 2_000;

/** What is shown until a part of the editor is loaded, which may be when the network is back. */
export function LoadingPart() {
  const t = useTranslate(commonTexts);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="p-4 text-xs leading-normal text-ink-3">
      {isLate ? t('loadingLate') : `${t('loading')}…`}
    </p>
  );
}
