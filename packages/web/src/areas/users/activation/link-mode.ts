import { toLocale } from '@trellis/contract/languages';
import type { LinkCheck } from '@trellis/contract/users/activation/schemas';
import { useEffect } from 'react';
import { CallError } from '../../../app/call-error.ts';
import { showLocale } from '../../../app/i18n.ts';
import { toast } from '../../../app/toast.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';

/** How far somebody has come with a mailed link. */
export type LinkMode = 'idle' | 'newUser' | 'needRegister' | 'existUser' | 'error' | 'errorLink' | 'userAlreadyActive';

const modeOfCode: Record<string, LinkMode> = {
  ErrorActiveLink: 'errorLink',
  UserAlreadyActive: 'userAlreadyActive',
  'Identity.UserAlreadyInRole': 'userAlreadyActive',
};

/** Where a failure leads. */
export const modeOfError = (error: Error): LinkMode => (error instanceof CallError ? modeOfCode[error.code] : undefined) ?? 'error';

/** Tells what a check of the link answered: a failure in a toast, everything in the language of the invited. */
export function useLinkReply(data: LinkCheck | undefined, error: Error | null): void {
  const failureText = useFailureText();
  useEffect(() => {
    if (data) void showLocale(toLocale(data.language));
  }, [data]);
  useEffect(() => {
    if (error) toast('error', failureText(error));
    // once for each failure: its text is a new function with every drawing
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);
}
