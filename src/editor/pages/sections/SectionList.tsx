import { type KeyboardEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { createCatalogue } from '#registry/blocks.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { callEditor, useEditorQuery } from '../../api.ts';
import { useEditor, useMay, useTranslate } from '../../context.tsx';
import { versionOf } from '../../drafts/stored.ts';
import { entryUrl } from '../../entry-url.ts';
import { HistoryDialog } from '../../publishing/history/HistoryPanel.tsx';
import { PublishDialog } from '../../publishing/publish/PublishDialog.tsx';
import { useRefresh } from '../../publishing/use-refresh.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { DialogBox } from '../../ui/DialogBox.tsx';
import { EditorIcon } from '../../ui/EditorIcon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { itemsOf } from '../model/stored-page.ts';
import { blockName } from '../use-page-actions.ts';
import { SectionUses } from './SectionUses.tsx';
import { sectionTexts } from './section-texts.ts';
import { countUses, type SavedSection, sectionTitle, useSections, useSectionUses } from './use-sections.ts';

const catalogue = createCatalogue();

/** Whether the list shows templates or sections. */
export type SectionListKind = 'sections' | 'templates';

/** All saved sections, or all templates, and the uses of the chosen one. */
export function SectionList({ show }: { show: SectionListKind }) {
  const t = useTranslate(sectionTexts);
  const query = useEditorQuery('listEntries', {
    ...{ kind: 'section', whole: true, pageSize: 500, sort: 'title' },
  });
  const all = useSections();
  const rows = all.filter(({ use }) => (use === 'TEMPLATE') === (show === 'templates'));
  const [chosen, choose] = useState<string>();
  const open = rows.find(({ id }) => id === chosen) ?? rows[0];
  return (
    <QueryBoundary query={query}>
      {() =>
        rows.length === 0 ? (
          <p className="p-4 text-xs text-ink-3">{t(show === 'templates' ? 'noTemplates' : 'noSections')}</p>
        ) : (
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <SectionTable rows={rows} show={show} chosen={open?.id} choose={choose} />
            {open && <Chosen key={open.id} section={open} />}
          </div>
        )
      }
    </QueryBoundary>
  );
}

interface SectionTableProps {
  rows: readonly SavedSection[];
  show: SectionListKind;
  chosen: string | undefined;
  choose: (id: string) => void;
}

const head = 'px-4 py-2.5 text-left text-badge font-medium text-ink-2';
const cell = 'px-4 py-2.5 align-middle';

const tones = { published: 'success', changed: 'warning', new: 'neutral', removal: 'danger' } as const;

function SectionTable({ rows, show, chosen, choose }: SectionTableProps) {
  const t = useTranslate(sectionTexts);
  const { language } = useEditor();
  const uses = useSectionUses();
  const isSections = show === 'sections';
  /** Arrow keys go from row to row. */
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const next = buttons[at + by];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className="relative overflow-x-auto rounded border border-line bg-white">
      <table
        aria-label={t('list')}
        className="w-full border-collapse text-xs leading-normal"
        onKeyDown={step}
      >
        <thead className="border-b border-line max-md:sr-only">
          <tr>
            <th className={head}>{t(isSections ? 'section' : 'uses.TEMPLATE')}</th>
            {isSections && <th className={head}>{t('use')}</th>}
            {isSections && <th className={head}>{t('usedIn')}</th>}
            <th className={head}>{t('state')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr
              key={row.id}
              className={`max-md:flex max-md:flex-wrap max-md:items-center max-md:py-1 ${row.id === chosen ? 'shadow-[inset_3px_0_0] shadow-brass' : ''}`}
            >
              <th scope="row" className={`${cell} text-left font-regular max-md:w-full`}>
                <button
                  type="button"
                  aria-current={row.id === chosen ? 'true' : undefined}
                  onClick={() => choose(row.id)}
                  className="w-full rounded text-left hover:text-teal"
                >
                  <span className="font-medium">{sectionTitle(row, language) ?? t('untitled')}</span>
                  <span className="block text-badge text-ink-3">
                    <BlockNames section={row} />
                  </span>
                </button>
              </th>
              {isSections && (
                <td className={cell}>
                  <UseBadge section={row} />
                </td>
              )}
              {isSections && (
                <td className={`tnum ${cell} text-ink-2`}>
                  {row.use === 'SYNCED' ? t('shownOn', { count: countUses(uses, row.id) }) : '–'}
                </td>
              )}
              <td className={cell}>
                <Badge tone={tones[row.state]}>{t(`states.${row.state}`)}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function UseBadge({ section: { use } }: { section: SavedSection }) {
  const t = useTranslate(sectionTexts);
  return (
    <Badge tone={use === 'SYNCED' ? 'info' : 'neutral'}>
      <EditorIcon name={use === 'SYNCED' ? 'sync' : 'copy'} />
      {t(`uses.${use}`)}
    </Badge>
  );
}

function BlockNames({ section }: { section: SavedSection }) {
  const t = useTranslate(sectionTexts);
  const { language } = useEditor();
  const items = itemsOf(section.data);
  const names = items
    .slice(0, 4)
    .map((item) => (item.block?.type === 'section' ? t('synced') : blockName(item, catalogue, language)));
  return t('blocks', { count: items.length, names: names.join(language === 'zh-CN' ? '、' : ', ') });
}

/** The chosen section: its uses and what can be done with it. */
function Chosen({ section }: { section: SavedSection }) {
  const t = useTranslate(sectionTexts);
  const { language } = useEditor();
  const navigate = useNavigate();
  const mayPublish = useMay('publisher');
  const uses = useSectionUses();
  const [opened, setOpened] = useState<'publish' | 'history' | 'remove'>();
  const close = () => setOpened(undefined);
  const name = { kind: 'section', id: section.id } as const;
  const title = sectionTitle(section, language) ?? t('untitled');
  const count = countUses(uses, section.id);
  return (
    <section aria-label={title} className="grid gap-4 rounded border border-line bg-white p-5">
      <div className="grid justify-items-start gap-2">
        <UseBadge section={section} />
        <h2 className="text-body leading-normal font-medium">{title}</h2>
      </div>
      {section.use === 'SYNCED' && <SectionUses id={section.id} />}
      <div className="flex flex-wrap gap-2">
        <Link to={entryUrl(name)} className={buttonLook({ variant: 'outline', small: true })}>
          {t('edit')}
        </Link>
        {section.state !== 'published' && (
          <Button small onClick={() => setOpened('publish')}>
            {!mayPublish
              ? t('review')
              : section.use === 'SYNCED' && count > 0
                ? t('publishTo', { count })
                : t('publish')}
          </Button>
        )}
        <Button variant="text" small onClick={() => setOpened('history')}>
          {t('history')}
        </Button>
        {section.state !== 'removal' && (
          <Button variant="text" small onClick={() => setOpened('remove')}>
            {t('remove')}
          </Button>
        )}
      </div>
      {opened === 'publish' && <PublishDialog drafts={[name]} open onClose={close} />}
      {opened === 'history' && (
        <HistoryDialog {...name} open onClose={close} onRestored={() => void navigate(entryUrl(name))} />
      )}
      {opened === 'remove' && <RemoveSection section={section} title={title} onClose={close} />}
    </section>
  );
}

interface RemoveSectionProps {
  section: SavedSection;
  title: string;
  onClose: () => void;
}

/** Marks a section for removal. If a page or draft uses it, lists the uses instead. */
function RemoveSection({ section: { id, state }, title, onClose }: RemoveSectionProps) {
  const t = useTranslate(sectionTexts);
  const { say } = useEditor();
  const refresh = useRefresh();
  const uses = useSectionUses();
  const used = (uses?.uses ?? []).filter(({ section }) => section === id);
  const name = { kind: 'section', id } as const;
  if (used.length > 0)
    return (
      <DialogBox title={t('removeTitle', { title })} open onClose={onClose}>
        <div className="grid gap-4">
          <Notice tone="warning">
            <p>{t('inUse')}</p>
          </Notice>
          <SectionUses id={id} />
        </div>
      </DialogBox>
    );
  return (
    <Confirm
      title={t('removeTitle', { title })}
      action={t('remove')}
      open
      onClose={onClose}
      onConfirm={async () => {
        const stored = await callEditor('readEntry', name);
        const draft = { ...name, version: versionOf(stored) };
        if (stored.published) await callEditor('saveDrafts', { drafts: [{ ...draft, entry: null }] });
        else await callEditor('discardDrafts', { drafts: [draft] });
        await refresh([name]);
        say(t(stored.published ? 'removed' : 'discarded'));
      }}
    >
      <p>{t(state === 'new' ? 'removeNew' : 'removeText')}</p>
    </Confirm>
  );
}
