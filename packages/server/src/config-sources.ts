import { readFileSync } from 'node:fs';

export interface Sources {
  /** What is set, each from the environment or from the file that its `…_FILE` names. */
  values: Record<string, string>;
  /** What cannot be meant so, each with what to write instead. */
  faults: string[];
}

/** Reads the settings of these names. One that is empty is not set: compose files write what they leave out so. */
export function readSources(env: NodeJS.ProcessEnv, names: readonly string[]): Sources {
  const faults = Object.keys(env).flatMap((name) => faultOfName(name, names));
  const values: Record<string, string> = {};
  for (const name of names) {
    const file = env[`${name}_FILE`];
    const value = env[name];
    if (value && file) faults.push(`${name}: is set twice. Keep either ${name} or ${name}_FILE`);
    if (value) values[name] = value;
    else if (file) {
      const content = contentOf(file);
      if (content) values[name] = content;
      else faults.push(`${name}_FILE: there is nothing to read at ${file}. Name a file that this process may read`);
    }
  }
  return { values, faults };
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Other programs read the environment too: a name is taken for one of ours only where a single slip lies between them. */
function faultOfName(name: string, names: readonly string[]): string[] {
  const asWritten = name.replace(/_FILE$/, '');
  if (names.includes(asWritten)) return [];
  const bare = (one: string) => one.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const meant = names.find((known) => bare(asWritten) === bare(known) || (known.length > 6 && isOneSlip(asWritten, known)));
  return meant ? [`${name}: is no setting. Did you mean ${meant}?`] : [];
}

/** One letter too many, too few or wrong, or two that changed places. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === `${right[1]}${right[0]}`;
}
