import { translateIn } from '#i18n/i18n.ts';
import type { ColleagueMail } from '../db/requests/outbox.ts';
import type { Message } from './compose.ts';
import type { MailSettings } from './settings.ts';
import { mailTexts } from './texts.ts';

/** Writes a mail to a colleague about a review. It has no text of a comment, only the link to it. */
export type ComposeForColleague = (mail: ColleagueMail) => Message;

interface ColleagueMailOptions extends Pick<MailSettings, 'from'> {
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
}

/** Creates mails in the language of the account that caused them. */
export function createColleagueCompose({ from, siteOrigin }: ColleagueMailOptions): ComposeForColleague {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return ({ id, kind, email, by, language, entry_kind, entry_id, title_zh, title_en }) => {
    const t = translateIn(mailTexts, language);
    const titles = language === 'zh-CN' ? [title_zh, title_en] : [title_en, title_zh];
    const about = { by, title: titles.find(Boolean) ?? entry_id };
    const search = new URLSearchParams({ kind: entry_kind, id: entry_id });
    return {
      messageId: `<${id}@${domain}>`,
      from,
      to: [email],
      replyTo: [],
      subject: t(`colleague.${kind}`, about),
      text: `${t(`colleague.${kind}`, about)}\n\n${siteOrigin}/editor/review/entry?${search}\n`,
      language,
    };
  };
}
