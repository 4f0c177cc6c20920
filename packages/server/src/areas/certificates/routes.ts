import type { groups } from '@trellis/contract/certificates/area';
import type { certificateCalls, certificateDoorCalls, certificateFileCalls } from '@trellis/contract/certificates/calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, identityRoutesFor } from '../../platform/http/routes.ts';
import { downloadCertificate, previewStyle } from './download-certificate.ts';
import { giveFeedback, viewFeedback } from './feedback.ts';
import { cancelCertificate, issueCertificate, nextNumber, updateCertificate } from './issue-certificate.ts';
import { checkCertificate, listCertificates, listStyles, viewCertificate } from './read-certificates.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  certificates: actorRoutesFor<typeof certificateCalls>({
    list: listCertificates,
    styles: listStyles,
    number: nextNumber,
    view: viewCertificate,
    issue: issueCertificate,
    update: updateCertificate,
    cancel: cancelCertificate,
    feedback: viewFeedback,
    giveFeedback,
  }),
  certificateFiles: fileRoutesFor<typeof certificateFileCalls>({ download: downloadCertificate, style: previewStyle }),
  certificateDoor: identityRoutesFor<typeof certificateDoorCalls>({ check: checkCertificate }),
};
