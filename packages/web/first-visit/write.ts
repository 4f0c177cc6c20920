import { modulesOf } from './modules-of.ts';
import { asKept, isKept, keep } from './packed-together.ts';
import { parts } from './visits.ts';

// npm run parts finds out which modules are packed together, which takes as long as half a build: builds read what it wrote. With --check it only tells whether that is current
const names = Object.keys(parts) as (keyof typeof parts)[];
const found = await Promise.all(names.map(async (name) => [name, await modulesOf(parts[name])] as [typeof name, ReadonlySet<string>]));
const text = asKept(found);
if (!process.argv.includes('--check')) keep(text);
else if (!isKept(text)) {
  console.error('packages/web/first-visit/packed-together.json is not what the sources say: npm run parts');
  process.exit(1);
}
