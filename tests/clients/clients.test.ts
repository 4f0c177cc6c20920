import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { aCentre, aSubject } from '@trellis/server/fixtures/builders';
import { issueToken, startTestProduct, type TestProduct } from '@trellis/server/testing/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const document = resolve(import.meta.dirname, '../../openapi.json');

/** Of others, as anybody would take them; none of it is part of the product. */
const packages = [
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  '@hey-api/openapi-ts@0.99.0',
  '@redocly/cli@1.34.5',
  '@types/node@24',
  'typescript@5.9.3',
];
const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  module: 'nodenext',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
};

// they come from the registry: asked for by `npm run test:clients`
describe.runIf(process.env['FOREIGN_CLIENTS'] === '1')('clients that others generate from the document', { timeout: 600_000 }, () => {
  let folder: string;
  let product: TestProduct;
  let env: NodeJS.ProcessEnv;
  const tool = (name: string, ...words: string[]) =>
    run(process.execPath, [join(folder, 'node_modules', name), ...words], { cwd: folder, env, maxBuffer: 2 ** 26 });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'trellis-clients-'));
    product = await startTestProduct();
    const centre = await aCentre(product.owner);
    await aSubject(product.owner, { coach: centre.coach, firstName: 'Mia' });
    const origin = await product.app.listen({ host: '127.0.0.1', port: 0 });
    env = { ...process.env, ORIGIN: origin, TOKEN: await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId) };
    cpSync(join(import.meta.dirname, 'calls'), folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', 'generated'] }));
    await run('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder, shell: process.platform === 'win32' });
    await tool('openapi-typescript/bin/cli.js', document, '--default-non-nullable', 'false', '--output', 'typed.ts');
    await tool('@hey-api/openapi-ts/bin/run.js', '--input', document, '--output', 'generated', '--client', '@hey-api/client-fetch');
  }, 600_000);
  afterAll(async () => {
    await product?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('compile as strictly as can be, and call the product', async () => {
    await tool('typescript/bin/tsc', '--project', '.').catch(({ stdout }: { stdout: string }) => expect(stdout).toBe(''));
    for (const each of ['with-openapi-typescript.js', 'with-hey-api.js']) {
      const { stdout } = await run(process.execPath, [each], { cwd: folder, env });
      expect(JSON.parse(stdout), each).toEqual({ names: [expect.stringContaining('Mia')], totalCount: 1, code: 'Trellis:NotSignedIn' });
    }
  });

  it('and a linter of others finds no error in it', async () => {
    const rules = { extends: ['minimal'] };
    writeFileSync(join(folder, 'redocly.yaml'), JSON.stringify(rules));
    const { stdout } = await tool('@redocly/cli/bin/cli.js', 'lint', document, '--format', 'json');
    expect((JSON.parse(stdout) as { totals: { errors: number } }).totals.errors).toBe(0);
  });
});
