/** Lets the device keep what pages are drawn with, and sends what it kept, once the first one had its time. */
export function keepShell(): void {
  window.setTimeout(() => void import('./keep-device.ts').then(({ keepDevice }) => keepDevice()).catch(() => undefined), afterFirstPage);
}

/** Milliseconds. */
const afterFirstPage = 4_000;
