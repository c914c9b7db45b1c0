import { useListContext } from 'ra-core';
import { useState } from 'react';
import type { EntryKind } from '#schemas/entry.ts';
import { Button } from '#ui/Button.tsx';
import { BinDialog } from '../publishing/BinDialog.tsx';
import { binTexts } from '../publishing/bin-texts.ts';
import { useRefresh } from '../publishing/use-refresh.ts';
import { useWords } from '../texts.ts';

/** Opens what was deleted of a kind. */
export function BinButton({ kind }: { kind: EntryKind }) {
  const t = useWords(binTexts);
  const refresh = useRefresh();
  const { refetch } = useListContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small variant="text" onClick={() => setOpen(true)}>
        {t('bin')}
      </Button>
      {isOpen && (
        <BinDialog
          kind={kind}
          onClose={() => setOpen(false)}
          onRestored={({ kind: own, id }) => Promise.all([refresh([{ kind: own, id }]), refetch()])}
        />
      )}
    </>
  );
}
