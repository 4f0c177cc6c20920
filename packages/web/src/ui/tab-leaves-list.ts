/**
 * Tab goes on from a list of which several are chosen: antd would choose with it, or give back, what the list stands on, and keep the focus there
 * until Esc. Answers how to end it.
 */
export function tabLeavesList(): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && event.target instanceof Element && event.target.closest('.ant-select-multiple')) event.stopPropagation();
  };
  document.addEventListener('keydown', hear, { capture: true });
  return () => document.removeEventListener('keydown', hear, { capture: true });
}
