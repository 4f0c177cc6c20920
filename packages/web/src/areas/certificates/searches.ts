import { askedStatuses, statusAsked } from '@trellis/contract/certificates/rules';
import { readOneOf, readPage, readText } from '../../ui/list-search.ts';

/** The state of the list of certificates, as its address holds it. */
export const readCertificateSearch = (raw: Record<string, unknown>) => {
  const { page, size } = readPage(raw);
  const asked = readOneOf(askedStatuses, raw['certificateStatus']);
  return { page, size, filter: readText(raw['filter']), certificateStatus: asked && statusAsked(asked) };
};
export type CertificateSearch = ReturnType<typeof readCertificateSearch>;
