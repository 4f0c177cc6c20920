import { execFileSync } from 'node:child_process';
import { realpathSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

// Runs after every install. The runtime that comes along is older on Macs with Apple's processors than elsewhere (docs/decisions/0008): where whoever
// installs has a newer Node of the same major version, that one is started instead. Windows has shims in place of links, and none that is older.
const link = resolve(import.meta.dirname, '../node_modules/.bin/node');
const own = process.env.npm_node_execpath;

const versionOf = (program) => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().slice(1).split('.').map(Number);

/** Whether one version is of the major version of another and newer. */
function isNewer([major, minor, patch], [otherMajor, otherMinor, otherPatch]) {
  return major === otherMajor && (minor > otherMinor || (minor === otherMinor && patch > otherPatch));
}

if (own && process.platform !== 'win32') {
  try {
    if (isNewer(versionOf(own), versionOf(realpathSync(link)))) {
      rmSync(link);
      symlinkSync(own, link);
    }
  } catch {
    // an install without a runtime of its own, say for a container, starts with the machine's
  }
}
