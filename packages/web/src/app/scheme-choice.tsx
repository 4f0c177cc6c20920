import { useTranslation } from 'react-i18next';
import { chooseScheme, schemes, useChosenScheme } from './scheme.ts';

/** Whether this device shows the product in the light, in the dark, or as the system has it. */
export function SchemeChoice() {
  const { t } = useTranslation('shell');
  const chosen = useChosenScheme();
  return [...schemes, undefined].map((scheme) => (
    <li key={scheme ?? 'system'}>
      <button type="button" aria-current={scheme === chosen} onClick={() => chooseScheme(scheme)}>
        {t(`scheme.${scheme ?? 'system'}`)}
      </button>
    </li>
  ));
}
