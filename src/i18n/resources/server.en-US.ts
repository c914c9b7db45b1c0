import type { ServerTexts } from '../i18n.ts';

/** Texts that only the server uses, in English. */
export const serverEnUS: ServerTexts = {
  server: {
    suggestionReceived: 'Sent. We will get back to you as soon as we can.',
    bookingReceived: 'Your booking request has arrived. We will call or write to you within 24 hours.',
    datesTaken: 'Please note: {{taken}} is taken. We will discuss the dates with you.',
    someDatesTaken:
      'Please note: the halls are taken on some of these dates. We will discuss the dates with you.',
    invalid: 'The request is not valid. Please check it and try again.',
    missing: 'Not found.',
    unauthorised: 'This needs a valid token.',
    conflict: 'This submission was already used for something else. Please fill in the form again.',
    tooLarge: 'The request is too large.',
    tooMany:
      'Too many submissions from this network. Please try again in {{minutes}} min; nothing you typed is lost.',
    trapped:
      'A field that people cannot see was filled in, perhaps by autofill. Nothing was sent: please send it again.',
    forbidden: 'Requests from this origin are not allowed.',
    unknownHost:
      'The site does not answer under this name. If you run the site, set SITE_ORIGIN to its public address.',
    failed: 'The service is not available right now. Please try again later.',
    unconfirmed:
      'The service is not available right now, and what you sent is not confirmed. It is still here: please send it again in a few minutes.',
    unconfirmedCall:
      'The service is not available right now, and what you sent is not confirmed. It is still here: please send it again in a few minutes, or call {{phone}}.',
    requestId: 'If you write to us about it, please name the number {{id}}.',
    timeout: 'The service took too long to answer. Please try again later.',
  },
  /** Parts of the descriptions that search engines show. */
  description: {
    offer: 'Exhibition and meeting space, event schedules, news and visitor services.',
    lists: '{{title}}: {{items}}',
    listsMore: '{{title}}: {{items}}, and more.',
    album: 'All pictures of the album, to enlarge one by one or to download together.',
    event: 'The event in photographs, to enlarge one by one.',
  },
  /** Names of the feeds, and what their items say. */
  feeds: {
    news: 'News',
    notices: 'Notices',
    tenders: 'Procurement notices',
    events: 'Coming events',
    cancelled: 'Cancelled: {{title}}',
  },
};
