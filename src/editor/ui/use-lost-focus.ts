import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * A control that is disabled or goes away under the focus leaves it nowhere, where no dialog hears a key. The next key
 * brings it back into the dialog that is open, and Escape closes that as ever.
 */
export function useLostFocus(dialog: RefObject<HTMLElement | null>, onClose: () => void): void {
  const recover = useEffectEvent(({ key }: KeyboardEvent) => {
    const own = dialog.current;
    if (!own || own.closest('[inert]') || document.activeElement !== document.body) return;
    own.focus();
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => recover(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
