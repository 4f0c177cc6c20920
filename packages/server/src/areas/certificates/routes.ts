import type { groups } from '@trellis/contract/certificates/area';
import type { certificateCalls, certificateDoorCalls, certificateFileCalls } from '@trellis/contract/certificates/calls';
import type { certificateForecastCalls } from '@trellis/contract/certificates/forecast';
import type { certificateStyle } from '@trellis/contract/certificates/style';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, identityRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { downloadCertificate, previewStyle } from './download-certificate.ts';
import { giveFeedback, viewFeedback } from './feedback.ts';
import { forecastCertificates } from './forecast.ts';
import { cancelCertificate, issueCertificate, nextNumber, updateCertificate } from './issue-certificate.ts';
import { checkCertificate, listCertificates, listStyles, viewCertificate } from './read-certificates.ts';
import { styles } from './styles.ts';

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
  certificateStyles: actorRoutesFor<typeof certificateStyle.calls>(styles),
  certificateForecast: routesFor<typeof certificateForecastCalls>({ ofCenter: forecastCertificates }),
  certificateDoor: identityRoutesFor<typeof certificateDoorCalls>({ check: checkCertificate }),
};
