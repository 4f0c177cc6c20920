import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { watchUnsaved } from '../app/unsaved.ts';
import { useAsk } from './use-ask.ts';

/**
 * What was typed into a form is not thrown away unasked by a menu click, the Back button, a reload or an ended sign-in. Answers the same question
 * for the form's own way out.
 */
export function useUnsaved(isChanged: () => boolean, isSending: boolean): () => Promise<boolean> {
  const { t } = useTranslation('ui');
  const ask = useAsk();
  const mayDiscard = () =>
    ask({ title: t('form.discardTitle'), text: t('form.discardText'), ok: t('word.discard'), cancel: t('form.keep'), danger: true });
  // a save may lead to another page
  useEffect(() => watchUnsaved({ isChanged, mayDiscard: async () => isSending || mayDiscard() }));
  return async () => !isChanged() || mayDiscard();
}
