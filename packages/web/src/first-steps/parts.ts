import type { Locale } from '@trellis/contract/languages';

interface Files {
  files: string[];
  /** Of each language. */
  texts: Partial<Record<Locale, string[]>>;
}

/** What the build made of the app's parts, for the first steps of a page. */
export interface FirstParts {
  entry: Files & { script: string };
  /** By addresses; `*` is every page behind the sign-in. */
  visits: (Files & { paths: string[]; styles: string[] })[];
  /** The pictures of each side's menu, by where its addresses begin. */
  menus: (readonly [root: string, file: string])[];
  fonts: string[];
  /** Who is signed in. */
  person: string;
  /** What a page asks for first, by its address. */
  calls: Record<string, string[]>;
}
