import type { Rolldown } from 'vite';
import { contractSource, source } from './folders.ts';

type Chunk = Rolldown.OutputChunk;

/** Asks each chunk once: every answer comes from outside of JavaScript, and is made anew. */
function once<T>(read: (chunk: Chunk) => T): (chunk: Chunk) => T {
  const known = new WeakMap<Chunk, T>();
  return (chunk) => {
    const found = known.get(chunk) ?? read(chunk);
    known.set(chunk, found);
    return found;
  };
}

const importsOf = once(({ imports }) => imports);

/** Chunks with all that they import at once. */
export function chunksOf(first: readonly Chunk[], bundle: Rolldown.OutputBundle): ReadonlySet<Chunk> {
  const chunks = new Set(first);
  for (const chunk of chunks)
    for (const name of importsOf(chunk)) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') chunks.add(imported);
    }
  return chunks;
}

const namesIn = (code: string | null, pattern: RegExp) =>
  [...(code ?? '').matchAll(pattern)].flatMap(([, given = '']) => given.match(/\w+/g) ?? []);

const textsIn = once(({ modules }) =>
  Object.entries(modules).flatMap(([id, module]) => {
    if (id.startsWith(source)) return namesIn(module.code, /useTranslation\(\s*(\[[^\]]*\]|["'`]\w+["'`])/g);
    // the page of a declared resource speaks in the words of its area
    return id.startsWith(contractSource) ? namesIn(module.code, /resource\(\{\s*area:\s*(["'`]\w+["'`])/g) : [];
  }),
);

/** The texts that chunks show. */
export function textsOf(chunks: Iterable<Chunk>): string[] {
  return [...new Set([...chunks].flatMap(textsIn))].sort();
}

/** The file of an area's texts in a language. */
export function fileOfTexts(locale: string, area: string, bundle: Rolldown.OutputBundle): string[] {
  const id = `\0virtual:texts/${locale}/${area}`;
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' && idsOf(file).has(id) ? [file.fileName] : []));
}

const idsOf = once(({ moduleIds }) => new Set(moduleIds));
