import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

// Debian's own Chromium is taken where it is there; elsewhere Playwright brings one
const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
if (!known.some((path) => path && existsSync(path))) {
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  process.exit(status ?? 1);
}
