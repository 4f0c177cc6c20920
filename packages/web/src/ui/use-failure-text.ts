import { useTranslation } from 'react-i18next';
import { CallError } from '../app/call-error.ts';

/** Whether a call failed on its way, and not by the server's decision: sending it again is safe and may help. */
export const isLostConnection = (error: unknown): boolean => !(error instanceof CallError);

/** What a person reads of a failed call: the server's words, or that the connection is gone. */
export function useFailureText(): (error: Error) => string {
  const { t } = useTranslation('shell');
  return (error) => (isLostConnection(error) ? t('network') : error.message);
}
