import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserPath } from './browser-path.ts';

if (!browserPath && !existsSync(chromium.executablePath())) {
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  process.exit(status ?? 1);
}
