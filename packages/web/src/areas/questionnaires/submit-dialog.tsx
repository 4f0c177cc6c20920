import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  onSubmit: () => Promise<void>;
  onClose: () => void;
}

/** Asks on a phone before answers are submitted, which cannot be undone. */
export function SubmitDialog({ onSubmit, onClose }: Props) {
  const { t } = useTranslation('questionnaires');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isGoing, setGoing] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const submit = async () => {
    setGoing(true);
    await onSubmit();
    onClose();
  };
  return (
    <dialog ref={dialog} className="frame-dialog" aria-labelledby="submit-title" aria-describedby="submit-text" onClose={onClose}>
      <h2 id="submit-title">{t('confirmTitle')}</h2>
      <p id="submit-text" className="form-warning">
        {t('submitDes')}
      </p>
      <div className="form-turn">
        <button type="button" className="frame-quiet" onClick={onClose}>
          {t('back')}
        </button>
        <button type="button" className="frame-action" disabled={isGoing} onClick={() => void submit()}>
          {t('word.submit')}
        </button>
      </div>
    </dialog>
  );
}
