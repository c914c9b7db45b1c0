import { translateIn } from '#i18n/i18n.ts';
import { hasWords } from '#lib/search-words.ts';
import { includesRole, type Role } from '#schemas/editor/call.ts';
import { entities } from '#schemas/entities.ts';
import { type Language, languages, localise } from '#schemas/language.ts';
import { contentKinds } from '../content/content-kinds.ts';
import { entryUrl } from '../entry-url.ts';
import { newId } from '../new-id.ts';
import { areas } from '../shell/areas.ts';
import { shellTexts } from '../shell/texts.ts';
import { searchTexts } from './texts.ts';

/** Something that the editor can do, found by its name in either language. */
export interface Command {
  id: string;
  label: string;
  /** Names by which it is found. */
  names: string;
  /** URL to which it leads. */
  url: () => string;
}

/** The commands of an account, in the order in which they are listed. */
export function commandsFor(role: Role, language: Language): Command[] {
  const command = (
    id: string,
    url: string | (() => string),
    nameIn: (language: Language) => string,
  ): Command => ({
    id,
    label: nameIn(language),
    names: languages.map(nameIn).join('\n'),
    url: typeof url === 'string' ? () => url : url,
  });
  const say =
    (key: 'newPage' | 'upload' | 'mine' | 'accounts' | 'audit' | 'previews' | 'openSite') => (of: Language) =>
      translateIn(searchTexts, of)(key);
  const created = contentKinds(entities).map((kind) =>
    command(
      `new ${kind}`,
      () => `${entryUrl({ kind, id: newId(kind) })}?new=`,
      (of) => translateIn(searchTexts, of)('newItem', { kind: localise(entities[kind].one, of) }),
    ),
  );
  const places = areas.map((area) =>
    command(`go ${area}`, `/editor/${area}`, (of) =>
      translateIn(searchTexts, of)('goTo', { place: translateIn(shellTexts, of)(area) }),
    ),
  );
  const lists = contentKinds(entities).map((kind) =>
    command(`go ${kind}`, `/editor/content/${kind}`, (of) =>
      translateIn(searchTexts, of)('goTo', { place: localise(entities[kind].many, of) }),
    ),
  );
  const administration = includesRole(role, 'administrator')
    ? [
        command('accounts', '/editor/settings/accounts', say('accounts')),
        command('audit', '/editor/settings/audit', say('audit')),
      ]
    : [];
  return [
    command('new page', '/editor/pages?new=', say('newPage')),
    ...created,
    command('upload', '/editor/media', say('upload')),
    ...places,
    ...lists,
    command('mine', '/editor/settings/mine', say('mine')),
    command('previews', '/editor/settings/previews', say('previews')),
    ...administration,
    command('site', '/', say('openSite')),
  ];
}

/** The commands with all words in one of their names. */
export const matchingCommands = (commands: readonly Command[], words: readonly string[]): Command[] =>
  commands.filter(({ names }) => names.split('\n').some((name) => hasWords(name, words)));
