import type { Language } from '#schemas/language.ts';
import { commonTexts } from '../../common-texts.ts';
import { useWords } from '../../texts.ts';
import { Badge } from '../../ui/Badge.tsx';

/** Tag with the native name of a language. */
export const LanguageTag = ({ language }: { language: Language }) => {
  const t = useWords(commonTexts);
  return <Badge>{t(language === 'zh-CN' ? 'zh' : 'en')}</Badge>;
};
