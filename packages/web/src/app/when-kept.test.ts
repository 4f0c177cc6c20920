// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, show } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { whenKept } from './when-kept.ts';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

/** A list of one child, who leaves it by being restored. */
function archivedList(onRestored: (name: string) => void, refuses = false, onFailed?: (error: Error) => void) {
  let archived = ['Ada'];
  const restore = async (name: string) => {
    if (refuses) throw new Error('taken');
    archived = [];
    return name;
  };
  function Row({ name }: { name: string }) {
    const client = useQueryClient();
    const restoring = useMutation({ mutationFn: restore, onSuccess: () => client.invalidateQueries() });
    return createElement('button', { onClick: () => whenKept(restoring, name, onRestored, onFailed) }, 'Restore');
  }
  return function List() {
    const { data } = useQuery({ queryKey: ['archived'], queryFn: async () => archived });
    return createElement('main', {}, data?.length === 0 ? 'Nobody' : data?.map((name) => createElement(Row, { key: name, name })));
  };
}

it('tells that something was done by a row that is gone by then', async () => {
  const told = vi.fn();
  leave = await show(createElement(archivedList(told)));
  await soon(() => press('Restore'));
  await act(() => soon(() => expect(document.body.textContent).toContain('Nobody')));
  await soon(() => expect(told).toHaveBeenCalledExactlyOnceWith('Ada'));
});

it('tells what failed where somebody wants to know', async () => {
  const told = vi.fn();
  const failed = vi.fn();
  leave = await show(createElement(archivedList(told, true, failed)));
  await soon(() => press('Restore'));
  await soon(() => expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('taken')));
  expect(told).not.toHaveBeenCalled();
});

it('is how pages go on after a write: what they hand to `mutate` can be lost', () => {
  const cwd = join(import.meta.dirname, '..');
  const sources = globSync('**/*.{ts,tsx}', { cwd }).filter((file) => !file.endsWith('.test.ts'));
  expect(sources.filter((file) => /\bmutate\([^;]*\bonSuccess\b/.test(readFileSync(join(cwd, file), 'utf8')))).toEqual([]);
});
