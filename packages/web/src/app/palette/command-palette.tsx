import { useRouter } from '@tanstack/react-router';
import { limits } from '@trellis/contract/limits';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../ui/is-composing.ts';
import { beginAt } from '../begin.ts';
import { useCurrentUser } from '../current-user.ts';
import { chosenLast, rememberChosen } from './chosen-last.ts';
import './command-palette.css';
import { type Command, useCommands } from './commands.ts';
import { useFoundChildren } from './found-children.ts';

/** Goes anywhere and begins anything by a few letters: children, pages, and what may be done. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  const router = useRouter();
  const list = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { id } = useCurrentUser();
  const { children, isSearching } = useFoundChildren(typed.trim());
  const { pages, doings } = useCommands(typed);
  const isUntyped = typed.trim() === '';
  const mine = [...doings, ...pages];
  const last = isUntyped ? chosenLast(id).flatMap((key) => mine.find((command) => command.key === key) ?? []) : [];
  const others = (commands: Command[]) => commands.filter((command) => !last.includes(command));
  const groups = [
    { title: t(isUntyped ? 'recent' : 'children'), commands: [...children, ...last] },
    { title: t('doings'), commands: others(doings) },
    { title: t('pages'), commands: others(pages) },
  ].filter(({ commands }) => commands.length > 0);
  const all = groups.flatMap(({ commands }) => commands);
  const chosen = all[Math.min(at, all.length - 1)];
  const idOf = ({ key }: Command) => `${list}-${key}`;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const run = async (command: Command) => {
    const { key, to, search, begins } = command;
    dialog.current?.close();
    // the center knows which children were opened last
    if (!children.includes(command)) rememberChosen(id, key);
    await router.navigate({ to, ...(search && { search }) });
    // whoever chose to stay with what they typed is not there
    if (begins && router.state.location.pathname === to) beginAt(to);
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && all.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, all.length - 1) + step + all.length) % all.length);
    }
    // what is being put together by an input method is not chosen yet
    if (event.key === 'Enter' && chosen && !isComposing(event)) void run(chosen);
  };

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t('title')}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <input
        type="text"
        role="combobox"
        aria-label={t('title')}
        aria-expanded
        aria-controls={list}
        aria-activedescendant={chosen && idOf(chosen)}
        placeholder={t('placeholder')}
        maxLength={limits.searchLength}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={move}
      />
      <div id={list} role="listbox" aria-label={t('title')} aria-busy={isSearching}>
        {groups.map(({ title, commands }) => (
          <div key={title} role="group" aria-label={title}>
            <span aria-hidden>{title}</span>
            {commands.map((command) => (
              <button
                key={command.key}
                id={idOf(command)}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={command === chosen}
                onClick={() => void run(command)}
              >
                {command.text}
                {command.beside && <span className="quiet">{command.beside}</span>}
                {command.keys && <kbd aria-hidden>{command.keys}</kbd>}
              </button>
            ))}
          </div>
        ))}
      </div>
      {all.length === 0 && <p role="status">{t(isSearching ? 'searching' : 'nothing')}</p>}
      <footer aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('choose')}
        </span>
        <span>
          <kbd>↵</kbd> {t('open')}
        </span>
        <span>
          <kbd>?</kbd> {t('keys')}
        </span>
      </footer>
    </dialog>
  );
}
