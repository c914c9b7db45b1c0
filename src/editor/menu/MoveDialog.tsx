import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { commonTexts } from '../common-texts.ts';
import { useTranslate } from '../context.tsx';
import { addressProblem, addressTexts, brokenUrl } from '../menu-tree/addresses.ts';
import type { MenuNode, MenuTree } from '../menu-tree/menu-tree.ts';
import { type UrlChange, urlsThatChange } from '../menu-tree/urls-that-change.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Segments } from '../ui/Segments.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useName } from './menu-context.ts';
import { menuTexts } from './texts.ts';
import { chosenUrls, defaultChoices, UrlChanges } from './UrlChanges.tsx';

interface MoveDialogProps {
  tree: MenuTree;
  node: MenuNode;
  /** Suggested path below the new parent. */
  suggestion: string;
  /** Whether the suggestion is preselected: the old path began with the old parent's path. */
  follows: boolean;
  onClose: () => void;
  onMove: (urls: readonly UrlChange[], redirect: boolean) => void;
}

/** Asks whether the address of an item changes with its parent and shows the effect on URLs. */
export function MoveDialog({ tree, node, suggestion, follows, onClose, onMove }: MoveDialogProps) {
  const t = useTranslate(menuTexts);
  const common = useTranslate(commonTexts);
  const why = useTranslate(addressTexts);
  const name = useName()(node.entry);
  const [choice, setChoice] = useState<'keep' | 'change'>(follows ? 'change' : 'keep');
  const [path, setPath] = useState(suggestion);
  const [choices, setChoices] = useState(defaultChoices);
  const problem =
    choice === 'keep' ? undefined : addressProblem(tree, { id: node.id, address: path, external: false });
  const urls = choice === 'keep' || problem ? [] : urlsThatChange(node, path);
  const chosen = chosenUrls(urls, choices);
  const broken = brokenUrl(tree, chosen);
  return (
    <DialogBox
      title={t('moveTitle', { name })}
      open
      onClose={onClose}
      actions={
        <>
          <Button small variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            small
            disabled={problem !== undefined || broken !== undefined}
            onClick={() => onMove(chosen, choices.redirect)}
          >
            {t('move')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex">
          <Segments
            label={t('urlChoice')}
            value={choice}
            onChange={setChoice}
            options={[
              { value: 'keep', label: t('keepUrl') },
              { value: 'change', label: t('changeUrl') },
            ]}
          />
        </div>
        {choice === 'change' && (
          <TextBox
            label={t('path')}
            value={path}
            onChange={setPath}
            hint={t('pathHint')}
            error={problem && why(problem)}
          />
        )}
        {urls.length > 0 && (
          <UrlChanges urls={urls} choices={choices} onChange={setChoices} broken={broken} />
        )}
      </div>
    </DialogBox>
  );
}
