import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';

export interface MenuAction {
  id: string;
  label: string;
  onAction: () => void;
  isDisabled?: boolean;
  /** Whether the action is destructive. */
  danger?: boolean;
}

interface MenuButtonProps {
  /** Accessible name. */
  label: string;
  children: ReactNode;
  actions: readonly MenuAction[];
  className?: string;
}

/** Button that opens a menu of actions. */
export const MenuButton = ({ label, children, actions, className = '' }: MenuButtonProps) => (
  <MenuTrigger>
    <Button aria-label={label} className={`rounded outline-offset-2 hover:bg-mist ${className}`}>
      {children}
    </Button>
    <Popover className="min-w-44 rounded border border-line bg-white py-1 shadow-dialog">
      <Menu className="outline-none">
        {actions.map(({ id, label: name, onAction, isDisabled = false, danger = false }) => (
          <MenuItem
            key={id}
            id={id}
            onAction={onAction}
            isDisabled={isDisabled}
            className={`cursor-default px-4 py-2 text-xs outline-none data-[disabled]:text-faint data-[focused]:bg-teal-tint ${danger ? 'text-danger' : 'text-ink'}`}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  </MenuTrigger>
);
