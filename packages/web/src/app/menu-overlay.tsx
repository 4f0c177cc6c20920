import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MainMenu } from './main-menu.tsx';

/** The menu over a page of a small screen: a choice, Esc and a tap beside it close it. */
export function MenuOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <>
      <div className="shell-menu" data-narrow="true" />
      <dialog
        ref={dialog}
        className="menu-overlay"
        aria-label={t('menu.label')}
        onClose={onClose}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget || (target as Element).closest('a')) currentTarget.close();
        }}
      >
        <div className="brand">{t('product')}</div>
        <MainMenu />
      </dialog>
    </>
  );
}
