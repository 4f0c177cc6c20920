import { expect, it } from 'vitest';
import type { Made } from '../../ui/resource/resource-drawer.tsx';
import { type Section, saveSection } from './save-section.ts';

const titles = { en: 'Slow breaths', 'zh-Hans': '慢慢呼吸', es: 'Respirar despacio' };
const values = { titles, kind: 'video', timeConsuming: 10, video: { id: 'video', fileName: 'breaths.mp4' } } as const;

/** Sections as a server keeps them, whose videos are set the second time. */
function library(...there: { id: string; concurrencyStamp: string }[]) {
  const kept = new Map(there.map((each) => [each.id, { vid: null as string | null, kind: 'video', ...each }]));
  let tries = 0;
  const touched = (id: string, given: object) => {
    const before = kept.get(id) ?? { id, vid: null, kind: 'video', concurrencyStamp: '' };
    kept.set(id, { ...before, ...given, concurrencyStamp: crypto.randomUUID() });
  };
  const calls = {
    read: async (id: string) => kept.get(id) as never,
    create: {
      mutateAsync: async (given: object) => {
        const id = crypto.randomUUID();
        touched(id, given);
        return { id };
      },
    },
    update: {
      mutateAsync: async ({ concurrencyStamp, ...given }: { id: string; concurrencyStamp: string }) => {
        if (kept.get(given.id)?.concurrencyStamp !== concurrencyStamp) throw new Error('Somebody else saved it');
        touched(given.id, given);
      },
    },
    setVideo: {
      mutateAsync: async ({ id, vid }: { id: string; vid: string | null }) => {
        if (++tries === 1) throw new Error('The network is gone');
        touched(id, { vid });
      },
    },
  };
  return { kept, calls: calls as never };
}

it('adds a section once, though its video could not be set the first time', async () => {
  const { kept, calls } = library();
  const made: Made = {};
  await expect(saveSection(values, undefined, made, calls)).rejects.toThrow('The network is gone');
  await saveSection({ ...values, timeConsuming: 12 }, undefined, made, calls);
  expect([...kept.values()]).toEqual([expect.objectContaining({ vid: 'video', timeConsuming: 12 })]);
});

it('changes a section a second time without taking its own first change for that of somebody else', async () => {
  const opened = { id: 'section', kind: 'video', vid: null, concurrencyStamp: 'first' } as Section;
  const { kept, calls } = library(opened);
  const made: Made = {};
  await expect(saveSection(values, opened, made, calls)).rejects.toThrow('The network is gone');
  await saveSection(values, opened, made, calls);
  expect([...kept.values()]).toEqual([expect.objectContaining({ id: 'section', vid: 'video' })]);
});
