import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import './explained.css';

interface Props {
  /** The word as it stands. */
  word: string;
  /** What it means, in a sentence or two. */
  children: ReactNode;
}

/** A word that not everybody knows, and a button beside it that says what it means, by the browser's own popover. */
export function Explained({ word, children }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <span className="explained">
      <span>{word}</span>
      <button type="button" aria-label={t('explain', { word })} popoverTarget={id} />
      <span id={id} popover="auto" role="note">
        {children}
      </span>
    </span>
  );
}
