import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * If the focused control is disabled or removed, the focus moves to the body and the dialog receives no keys. The next
 * key press returns the focus to the open dialog; Escape also closes it.
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
