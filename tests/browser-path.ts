import { existsSync } from 'node:fs';

/** Debian's own Chromium, the one without a window first: it is lighter. Undefined where there is none; Playwright brings one then. */
export const browserPath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);
