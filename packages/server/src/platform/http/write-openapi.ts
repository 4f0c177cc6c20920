import { readFileSync, writeFileSync } from 'node:fs';
import { keptDocument } from './kept-document.ts';
import { layOut } from './lay-out.ts';
import { openApiDocument } from './openapi.ts';

// npm run openapi writes the document; with --check it only tells whether the one in the repository is current
const current = `${layOut(await openApiDocument())}\n`;
if (!process.argv.includes('--check')) writeFileSync(keptDocument, current);
else if (readFileSync(keptDocument, 'utf8') !== current) {
  console.error('openapi.json is not what the contract says: npm run openapi');
  process.exit(1);
}
