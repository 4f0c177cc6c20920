import { type ReactNode, useId, useState } from 'react';

interface PopoverMenuProps {
  /** What the button is called, where its text alone would not say it. */
  label: string;
  button: ReactNode;
  /** The choices, each a list item. */
  children: ReactNode;
}

/** A button that opens a short list under itself, by the browser's own popover: Esc and a click elsewhere close it. */
export function PopoverMenu({ label, button, children }: PopoverMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="popover-menu">
      <button type="button" className="frame-button" aria-label={label} aria-expanded={isOpen} popoverTarget={id}>
        {button}
      </button>
      <ul
        id={id}
        popover="auto"
        aria-label={label}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </ul>
    </div>
  );
}
