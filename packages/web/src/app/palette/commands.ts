import { menuOf } from '@trellis/contract/menu-rules';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../current-user.ts';
import { doings } from './doings.ts';
import { goLetters } from './go-letters.ts';

/** A line of the palette. */
export interface Command {
  key: string;
  text: string;
  to: string;
  search?: Record<string, string>;
  /** The page is to begin what it is mostly for. */
  begins?: boolean;
  /** What tells it apart from others of its name. */
  beside?: string | undefined;
  /** Keys that do the same. */
  keys?: string | undefined;
}

/** The pages that somebody has, and what they may do from anywhere, whose name holds each word of what was typed. */
export function useCommands(typed: string): { pages: Command[]; doings: Command[] } {
  const { t } = useTranslation(['palette', 'shell']);
  const user = useCurrentUser();
  const entries = menuOf(user);
  const letters = goLetters(entries);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ text }: Command) => words.every((word) => text.toLowerCase().includes(word));
  const pages = entries.map(({ path, label }): Command => {
    const letter = letters.get(path);
    return { key: path, text: t(`shell:menu.${label}`), to: path, keys: letter && `g ${letter}` };
  });
  const done = doings.flatMap(({ text, page, needs, at }): Command[] => {
    const entry = entries.find(({ label }) => label === page);
    return entry && needs.every(user.can) ? [{ key: text, text: t(text), to: at ?? entry.path, begins: !at }] : [];
  });
  return { pages: pages.filter(matches), doings: done.filter(matches) };
}
