import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import './command-palette.css';
import { useCommands } from './commands.ts';

const general = ['palette', 'search', 'begin', 'keys'] as const;
const keysOf = { palette: 'Ctrl K', search: '/', begin: 'n', keys: '?' } as const;

/** The keys that do something everywhere. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  const { pages } = useCommands('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="key-list" aria-labelledby="key-list-title" onClose={onClose}>
      <h2 id="key-list-title">{t('keys')}</h2>
      <dl>
        {general.map((key) => (
          <Line key={key} keys={keysOf[key]} text={t(`key.${key}`)} />
        ))}
        {pages.map(({ key, text, keys }) => keys && <Line key={key} keys={keys} text={text} />)}
      </dl>
      <form method="dialog">
        <button type="submit" className="frame-action">
          {t('word.close')}
        </button>
      </form>
    </dialog>
  );
}

function Line({ keys, text }: { keys: string; text: string }) {
  return (
    <>
      <dt>
        {keys.split(' ').map((each) => (
          <kbd key={each}>{each}</kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </>
  );
}
