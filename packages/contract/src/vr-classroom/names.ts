import type { Language, Words } from '../languages.ts';

/** Tasks that a headset may give, by the name under which it sends recordings. */
const tasks: Words<'trellis-gonogo'> = {
  en: { 'trellis-gonogo': 'Go/no-go' },
  'zh-Hans': { 'trellis-gonogo': 'Go/No-go' },
  es: { 'trellis-gonogo': 'Go/no-go' },
};

const inVersion: Record<Language, (name: string, version: string | number) => string> = {
  en: (name, version) => `${name}, version ${version}`,
  'zh-Hans': (name, version) => `${name}（第 ${version} 版）`,
  es: (name, version) => `${name}, versión ${version}`,
};

/** What people call the task of a test; one that has no word keeps its own name. */
export function taskName(paradigm: string, language: Language): string {
  const [name = '', version] = paradigm.split('@');
  const word = (tasks[language] as Record<string, string>)[name] ?? name;
  return version ? inVersion[language](word, version) : word;
}

/** What a set of norms is called, with the version that is meant. */
export const normsName = ({ id, version }: { id: string; version: number }, language: Language): string => inVersion[language](id, version);
