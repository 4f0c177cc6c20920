import type { Certificate } from '@trellis/contract/certificates/calls';
import { toast } from '../../app/toast.ts';
import { download } from '../../ui/download.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';

/** Fetches a certificate as a picture or a PDF; what fails is said. */
export function useDownload() {
  const failureText = useFailureText();
  return async ({ credential }: Pick<Certificate, 'credential'>, format: 'png' | 'pdf') => {
    if (!credential) return;
    try {
      await download(credential.url, { format });
    } catch (error) {
      toast('error', failureText(error as Error));
    }
  };
}
