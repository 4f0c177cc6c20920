import type { Page } from '@playwright/test';

declare global {
  interface Window {
    countTap?: () => void;
  }
}

/** Counts from now on what a person does with their hands: every tap, and every key pressed on a control. A text that is typed is its field's tap and no more. */
export async function countTaps(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('countTap', () => void (count += 1));
  const watch = () => {
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['radio', 'checkbox', 'button'].includes(target.type));
    addEventListener('pointerdown', () => window.countTap?.(), { capture: true });
    addEventListener('keydown', (event) => !isText(event.target) && window.countTap?.(), { capture: true });
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () => count;
}
