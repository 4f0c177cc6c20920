/** How a certificate stands. Nothing is issued where there is none. */
export const certificateStatuses = ['NotIssued', 'Ineffective', 'Effective', 'Expired', 'Canceled'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

/** What a status may be called where one is asked for: InEffect is another word for Effective. */
export const askedStatuses = [...certificateStatuses, 'InEffect'] as const;
export const statusAsked = (asked: (typeof askedStatuses)[number]): CertificateStatus => (asked === 'InEffect' ? 'Effective' : asked);

/** How certificates look. */
export const certificateStyles = ['classic', 'plain'] as const;
export type CertificateStyle = (typeof certificateStyles)[number];

export const certificateFormats = ['png', 'pdf'] as const;

/** Stands in the number of a certificate whose module awards no medal. */
export const withoutMedal = 'TRAIN';

interface Standing {
  startTime: string;
  endTime: string;
  isCancelled: boolean;
}

/** How a certificate stands on a day: its last one counts still. */
export function statusOn(day: string, { startTime, endTime, isCancelled }: Standing): CertificateStatus {
  if (isCancelled) return 'Canceled';
  if (endTime < day) return 'Expired';
  return startTime > day ? 'Ineffective' : 'Effective';
}

const serials = 1000;

/** CL, the first day as MMDDYY, the code of the medal. */
export function numberPrefix(startTime: string, medalCode: string): string {
  const [year = '', month = '', day = ''] = startTime.split('-');
  return `CL${month}${day}${year.slice(2)}${medalCode}`;
}

/** A whole number: its last three digits count within a day and a medal. */
export const certificateNumber = (startTime: string, medalCode: string, serial: number): string =>
  numberPrefix(startTime, medalCode) + String(serial % serials).padStart(3, '0');

/** What stays of a number when its day is changed. */
export const serialOf = (number: string): number => Number(number.slice(-3));
