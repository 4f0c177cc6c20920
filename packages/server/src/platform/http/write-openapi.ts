import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { layOut } from './lay-out.ts';
import { openApiDocument } from './openapi.ts';

// npm run openapi writes the document; with --check it only tells whether the one in the repository is current
const file = resolve(import.meta.dirname, '../../../../../openapi.json');
const current = `${layOut(await openApiDocument())}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, current);
else if (readFileSync(file, 'utf8') !== current) {
  console.error('openapi.json is not what the contract says: npm run openapi');
  process.exit(1);
}
