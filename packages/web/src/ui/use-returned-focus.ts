import { useEffect } from 'react';
import { focusIfLost } from '../app/focus-if-lost.ts';

/** Where somebody was on the page, before what lies over it. */
let place: HTMLElement | null = null;

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.closest('#root')) place = target;
});

/** Leads back who has lost the focus with what closed: its button may have been in a menu, or what opened first only said to wait. */
export function returnFocus(): void {
  const stillOpen = [...document.querySelectorAll<HTMLElement>('.ant-drawer-open, .ant-modal-wrap')].filter((over) =>
    over.checkVisibility(),
  );
  focusIfLost(stillOpen.at(-1) ?? (place?.isConnected ? place : document.getElementById('content')));
}

/** For what lies over the page as long as it is there. */
export function useReturnedFocus(): void {
  useEffect(() => returnFocus, []);
}
