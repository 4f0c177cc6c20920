import { type RefObject, useEffect, useRef } from 'react';

/** Whoever answers by keys stays in the bar: where what had the focus is gone or asks for nothing more, the step that is next has it. */
export function useBarFocus(bar: RefObject<HTMLElement | null>, isAllAnswered: boolean) {
  const isHere = useRef(false);
  useEffect(() => {
    if (!isHere.current || bar.current?.querySelector(':focus:not(:disabled)')) return;
    bar.current?.querySelector<HTMLElement>(isAllAnswered ? '.bar-finish' : '.bar-done')?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      isHere.current = true;
    },
    onBlur: () => {
      isHere.current = false;
    },
  };
}
