import { translateIn } from '#i18n/i18n.ts';
import type { Language } from '#schemas/language.ts';
import { createId, type Random } from '../../db/requests/reference.ts';
import type { MailSettings } from '../../mail/settings.ts';
import { mailTexts } from '../../mail/texts.ts';

/** A link that its owner gets by mail. */
export interface MailedLink {
  purpose: 'invitation' | 'reset';
  email: string;
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

/**
 * Mails a link in the language of the administrator who made it.
 * @returns false if the mail server did not accept it
 */
export type SendLink = (link: MailedLink, language: Language) => Promise<boolean>;

interface LinkMailOptions {
  mail: MailSettings;
  random: Random;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
  /** `SITE_TIME_ZONE`, in which the expiry is written. */
  timeZone: string;
  /** Receives codes, never an address. */
  log: (line: string) => void;
}

/** The administrator waits for it. In milliseconds. */
const sendingTime = 20_000;

/**
 * Sends links at once, without the outbox: the database holds only the hashes of their tokens. If it fails, the
 * administrator still has the link to copy.
 */
export function createLinkMail({ mail, random, siteOrigin, timeZone, log }: LinkMailOptions): SendLink {
  const { from } = mail;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const moments = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return async ({ purpose, email, url, expiresAt }, language) => {
    const t = translateIn(mailTexts, language);
    const site = new URL(siteOrigin).hostname;
    const until = `${moments.format(Date.parse(expiresAt))} (${timeZone})`;
    const text = [
      t(`link.${purpose}Opening`, { site }),
      url,
      t('link.once', { until }),
      t('link.notYou'),
    ].join('\n\n');
    const { createSmtp } = await import('../../mail/smtp.ts');
    const message = {
      messageId: `<${createId(random)}@${domain}>`,
      from,
      to: [email],
      replyTo: [],
      subject: t(`link.${purpose}Subject`, { site }),
      text: `${text}\n`,
      language,
    };
    const delivery = await createSmtp(mail.server)(message, AbortSignal.timeout(sendingTime));
    if (delivery.kind === 'sent' && delivery.refused === 0) return true;
    log(`accounts: a link was not mailed: ${delivery.kind === 'sent' ? 'refused' : delivery.code}`);
    return false;
  };
}
