import { certificateStatuses } from '@trellis/contract/certificates/rules';
import { readOneOf, readPage, readText } from '../../ui/list-search.ts';

/** The state of the list of certificates, as its address holds it. */
export const readCertificateSearch = (raw: Record<string, unknown>) => {
  const { page, size } = readPage(raw);
  return { page, size, filter: readText(raw['filter']), certificateStatus: readOneOf(certificateStatuses, raw['certificateStatus']) };
};
export type CertificateSearch = ReturnType<typeof readCertificateSearch>;
