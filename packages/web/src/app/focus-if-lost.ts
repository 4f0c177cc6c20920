/** Gives the focus to what takes the place of what had it and is gone; whoever has it elsewhere keeps it. */
export function focusIfLost(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
