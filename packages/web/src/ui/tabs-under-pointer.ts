import type { MouseEvent } from 'react';

const tabUnder = ({ target }: MouseEvent) => (target as Element).closest<HTMLElement>('[role=tab]');

/**
 * For a strip of tabs that is longer than its place. A tab that gets the focus is moved into view: where that happens while the pointer is down,
 * the tab slips away under it and the click goes nowhere. So the focus comes with the click.
 */
export const tabsUnderPointer = {
  onMouseDown: (event: MouseEvent) => tabUnder(event) && event.preventDefault(),
  onClickCapture: (event: MouseEvent) => tabUnder(event)?.focus(),
};
